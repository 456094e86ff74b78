export const id = 6014;
export const ids = [
    6014
];
export const modules = {
    51165: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            adopt: ()=>adopt
        });
        var script = __webpack_require__(34643);
        var adoption = __webpack_require__(9362);
        var ledger_event = __webpack_require__(36881);
        async function adoptOrphans(run) {
            let signals = await Promise.all(run.schedule.plans.flatMap(({ plan })=>run.found.orphans.has(plan.id) ? [
                    adoptOne(plan, run)
                ] : []));
            await run.isolation.chores.drain();
            return signals;
        }
        async function adoptOne(plan, run) {
            let orphan = run.found.orphans.get(plan.id);
            if (void 0 === orphan) throw new Error(`plan ${plan.id} has no attempt to adopt`);
            let { signal } = await (0, adoption.g)(plan, orphan, run);
            if ('success' === signal.status) run.progress.done.add(plan.id);
            run.services.ledger.writeSignal(plan.id, signal);
            run.services.ledger.append(ledger_event.pQ[signal.status], {
                plan: plan.id,
                signal
            });
            return signal;
        }
        var markdown = __webpack_require__(63021);
        var phase_report = __webpack_require__(15272);
        var report_text = __webpack_require__(44639);
        var hold_phase = __webpack_require__(62155);
        async function adopt([ref = ''], settings, world) {
            return (0, hold_phase.f)({
                ref,
                agent: ()=>script.N
            }, settings, world, async (context)=>{
                let signals = await adoptOrphans(context);
                let adopted = signals.filter(({ status })=>'success' === status);
                let failed = signals.filter(({ status })=>'success' !== status);
                let lines = [
                    ...adopted.map(({ plan, attempt })=>`adopted attempt ${attempt} of plan ${plan}`),
                    ...failed.map((signal)=>`attempt ${signal.attempt} of plan ${signal.plan} proved nothing: ${(0, report_text.pj)((0, phase_report.UW)(signal))}`)
                ];
                let text = 0 === lines.length ? 'there was nothing to adopt' : lines.join('\n');
                let told = ({ plan, attempt })=>({
                        plan,
                        attempt
                    });
                let json = {
                    adopted: adopted.map((signal)=>({
                            ...told(signal),
                            filesModified: signal.details.filesModified
                        })),
                    failed: failed.map((signal)=>({
                            ...told(signal),
                            signal
                        }))
                };
                return {
                    exitCode: 0,
                    json,
                    text,
                    summary: `${(0, markdown.t)(text)}\n`
                };
            });
        }
    }),
    6890: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>shellCommands
        });
        function shellCommands(text) {
            if (text.length > longest) return null;
            let scan = new Scan(text);
            while(!scan.done)if (!scan.step()) return null;
            return scan.finish();
        }
        let longest = 131072;
        let RESERVED = new Set('if then else elif fi for while until do done case esac select function { } ! [[ coproc eval'.split(' '));
        class Scan {
            #text;
            #commands = [];
            #at = 0;
            #words = [];
            #ends = [];
            #captured = false;
            constructor(text){
                this.#text = text;
            }
            get done() {
                return this.#at >= this.#text.length;
            }
            finish() {
                return this.#endCommand(false) ? this.#commands : null;
            }
            step() {
                let rest = this.#text.slice(this.#at);
                let blank = /^(?:[ \t]|\\\n)+/.exec(rest)?.[0];
                if (blank) return this.#skip(blank);
                let redirection = /^(\d*)(>>|>\||>&|<&|<<|&>>|&>|<>|>|<)[ \t]*/.exec(rest);
                if (redirection) return this.#redirect(redirection[0], redirection[1] ?? '', redirection[2] ?? '');
                let operator = /^(?:&&|\|\||\|&|\||;;|;|&|\n|\(|\)|#)/.exec(rest)?.[0];
                if (operator) return this.#operator(operator);
                return null !== this.#readWord();
            }
            #skip(text) {
                this.#at += text.length;
                return true;
            }
            #operator(operator) {
                if (![
                    '&&',
                    '||',
                    '|',
                    '|&',
                    ';',
                    '\n'
                ].includes(operator)) return false;
                this.#skip(operator);
                return this.#endCommand(operator.startsWith('|') && '||' !== operator);
            }
            #endCommand(piped) {
                let first = this.#words[0];
                if (void 0 !== first) {
                    if (RESERVED.has(first)) return false;
                    this.#commands.push({
                        words: this.#words,
                        ends: this.#ends,
                        captured: this.#captured || piped
                    });
                }
                [this.#words, this.#ends, this.#captured] = [
                    [],
                    [],
                    false
                ];
                return true;
            }
            #redirect(all, stream, operator) {
                if (operator.startsWith('<<')) return false;
                this.#skip(all);
                let [words, ends] = [
                    this.#words,
                    this.#ends
                ];
                [this.#words, this.#ends] = [
                    [],
                    []
                ];
                let target = this.#readWord();
                [this.#words, this.#ends] = [
                    words,
                    ends
                ];
                if (null === target) return false;
                let isOutput = operator.includes('>') && ('' === stream || '1' === stream);
                if (isOutput && !('>&' === operator && /^[12]$/.test(target))) this.#captured = true;
                return true;
            }
            #readWord() {
                let from = this.#at;
                let word = '';
                while(!this.done){
                    let rest = this.#text.slice(this.#at);
                    if (/^[\s;&|<>()]/.test(rest)) break;
                    let [raw, plain] = pieceOf(rest) ?? [];
                    if (void 0 === raw || void 0 === plain) return null;
                    word += plain;
                    this.#at += raw.length;
                }
                if (this.#at === from) return null;
                this.#words.push(word);
                this.#ends.push(this.#at);
                return word;
            }
        }
        function pieceOf(rest) {
            if (rest.startsWith('`')) return null;
            if (rest.startsWith('$(')) {
                let length = substitutionLength(rest);
                return null === length ? null : [
                    rest.slice(0, length),
                    rest.slice(0, length)
                ];
            }
            let single = /^'([^']*)'/.exec(rest);
            if (single) return [
                single[0],
                single[1] ?? ''
            ];
            let double = /^"((?:[^"\\`$]|\\[\s\S]|\$(?!\())*)"/.exec(rest);
            if (double) return [
                double[0],
                (double[1] ?? '').replace(/\\(["\\$`])/g, '$1')
            ];
            let escaped = /^\\([\s\S])/.exec(rest);
            if (escaped) return [
                escaped[0],
                escaped[1] ?? ''
            ];
            let plain = /^(?:[^\s;&|<>()'"\\`$]|\$(?!\())+/.exec(rest);
            return plain ? [
                plain[0],
                plain[0]
            ] : null;
        }
        function substitutionLength(rest) {
            let depth = 0;
            for(let at = 1; at < rest.length; at += 1){
                let character = rest.charAt(at);
                if ("'\"\\`#\n".includes(character)) break;
                if ('(' === character) depth += 1;
                if (')' === character) depth -= 1;
                if (0 === depth) return at + 1;
            }
            return null;
        }
    })
};
