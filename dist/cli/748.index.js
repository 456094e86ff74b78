export const id = 748;
export const ids = [
    748
];
export const modules = {
    10748: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            completionLines: ()=>completionLines,
            completionsOf: ()=>completionsOf
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53366);
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78027);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14923);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95567);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23152);
        async function completionsOf(shell, typed, directory) {
            let words = 'bash' === shell ? withoutEquals(typed.map(unquoted)) : 'fish' === shell ? typed.map(unquoted) : typed;
            let current = words.at(-1) ?? '';
            let line = new Line(words.slice(0, -1), directory);
            let [, option = '', prefix = ''] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? [];
            let found = '' === option ? await line.completions(current) : withPrefix(`${option}=`, await line.valuesOf(optionNamed(option, line.command)));
            let wanted = '' === option ? current : `${option}=${prefix}`;
            return {
                ...found,
                candidates: found.candidates.filter(({ word })=>word.startsWith(wanted) && isPlain(word))
            };
        }
        function completionLines({ candidates, also }) {
            return [
                also,
                ...candidates.map(({ word, about })=>`${word}\t${(0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_5__.D)(about)}`)
            ];
        }
        function isPlain(word) {
            return (0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_5__.D)(word) === word;
        }
        let nothing = {
            candidates: [],
            also: 'none'
        };
        class Line {
            command;
            #given = [];
            #options = new Map();
            #open = null;
            #isForeign = false;
            #directory;
            constructor([verb, ...words], directory){
                this.#directory = directory;
                this.command = _catalogue_js__WEBPACK_IMPORTED_MODULE_1__.P.find(({ name, alias })=>void 0 !== verb && (name === verb || alias === verb));
                for (let word of words)this.#take(word);
                this.#hasVerb = void 0 !== verb;
            }
            #hasVerb;
            #take(word) {
                let open = this.#open;
                this.#open = null;
                if (this.#isForeign) return;
                if (null !== open) this.#options.set(open.name, word);
                else if ('--' === word) this.#isForeign = true;
                else if (word.startsWith('-')) {
                    let [name = '', value] = word.split(/=(.*)/s, 2);
                    let option = optionNamed(name, this.command);
                    if (null !== option && void 0 !== value) this.#options.set(option.name, value);
                    else if (null !== option && null !== option.value) this.#open = option;
                    else if (null !== option) this.#options.set(option.name, '');
                } else this.#given.push(word);
            }
            async completions(current) {
                if (!this.#hasVerb) return verbs(current);
                if (void 0 === this.command) return nothing;
                if (this.#isForeign) return {
                    candidates: [],
                    also: 'files'
                };
                if (null !== this.#open) return this.valuesOf(this.#open);
                if (current.startsWith('-')) return this.#optionsLeft(this.command);
                let expected = this.command.words[this.#given.length];
                return void 0 === expected ? this.#optionsLeft(this.command) : this.#wordsFor(expected, this.command);
            }
            async valuesOf(option) {
                switch(option?.value ?? null){
                    case null:
                        return nothing;
                    case 'file':
                    case 'glob':
                    case 'paths':
                        return {
                            candidates: [],
                            also: 'files'
                        };
                    case 'dir':
                        return {
                            candidates: [],
                            also: 'dirs'
                        };
                    case 'plans':
                        return this.#plans();
                    default:
                        return {
                            candidates: choicesOf(option).map((word)=>({
                                    word,
                                    about: ''
                                })),
                            also: 'none'
                        };
                }
            }
            #optionsLeft(command) {
                let docs = (0, _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.kJ)().filter(({ name })=>command.settings.includes(name));
                let left = docs.filter(({ name, repeats })=>repeats || !this.#options.has(name));
                let own = (command.fields ?? []).map((field)=>({
                        word: `--${field}`,
                        about: ''
                    }));
                return {
                    candidates: [
                        ...left.map(({ name, description })=>({
                                word: `--${name}`,
                                about: description
                            })),
                        ...own,
                        {
                            word: '--json',
                            about: 'answer with one JSON document on stdout'
                        },
                        {
                            word: '--help',
                            about: 'display help for command'
                        }
                    ],
                    also: 'none'
                };
            }
            async #wordsFor(expected, command) {
                let name = expected.replace(/[<>[\]…]/g, '');
                if ('phase' === name) return this.#phases();
                if ('plan' === name) return this.#plans(command);
                let choices = name.includes('|') ? name.split('|') : [];
                return choices.length > 0 ? {
                    candidates: choices.map((word)=>({
                            word,
                            about: ''
                        })),
                    also: 'none'
                } : nothing;
            }
            async #phases() {
                let phases = await this.#tree();
                return {
                    candidates: phases.map(({ id, name })=>({
                            word: id,
                            about: name
                        })),
                    also: 'none'
                };
            }
            async #plans(command = this.command) {
                let at = command?.words.findIndex((word)=>/^.phase.$/.test(word)) ?? -1;
                let key = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(this.#given[at] ?? '');
                let phases = (await this.#tree()).filter((phase)=>phase.key === key || phase.dir.endsWith(`/${this.#given[at]}`));
                let plans = phases.flatMap(({ dir, planFiles })=>planFiles.map((file)=>(0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_2__.rY)(`${dir}/${file}`)));
                return {
                    candidates: [
                        ...new Set(plans)
                    ].map((word)=>({
                            word,
                            about: ''
                        })),
                    also: 'none'
                };
            }
            async #tree() {
                try {
                    return (await (0, _phase_tree_js__WEBPACK_IMPORTED_MODULE_3__.Z)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.#directory, this.#options.get('root') ?? '.'))).phases;
                } catch  {
                    return [];
                }
            }
        }
        function verbs(current) {
            let options = [
                '--help',
                '--version'
            ].map((word)=>({
                    word,
                    about: ''
                }));
            let named = _catalogue_js__WEBPACK_IMPORTED_MODULE_1__.P.map(({ name, summary })=>({
                    word: name,
                    about: summary
                }));
            return {
                candidates: current.startsWith('-') ? options : named,
                also: 'none'
            };
        }
        function optionNamed(option, command) {
            let name = option.replace(/^--/, '');
            let docs = (0, _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.kJ)().filter((doc)=>command?.settings.includes(doc.name));
            return docs.find((doc)=>option.startsWith('--') && (doc.name === name || doc.alias === name)) ?? null;
        }
        function choicesOf({ name, value }) {
            let row = _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.mH.find(([each])=>each === name)?.[1];
            let words = value?.includes('|') ? value.split('|') : [];
            return words.filter((word)=>row?.fromText().safeParse(word).success);
        }
        function withPrefix(prefix, { candidates, also }) {
            return {
                also,
                candidates: candidates.map(({ word, about })=>({
                        word: `${prefix}${word}`,
                        about
                    }))
            };
        }
        function withoutEquals(words) {
            return words.flatMap((word, at)=>{
                if ('=' !== word || !words[at - 1]?.startsWith('--')) return [
                    word
                ];
                return at === words.length - 1 ? [
                    ''
                ] : [];
            });
        }
        function unquoted(word) {
            let out = '';
            let quote = '';
            for(let at = 0; at < word.length; at += 1){
                let character = word[at] ?? '';
                if ("'" === quote ? character === quote : character === quote && '' !== quote) quote = '';
                else if ('' === quote && ("'" === character || '"' === character)) quote = character;
                else if ('\\' === character && "'" !== quote && at + 1 < word.length) {
                    at += 1;
                    out += word[at];
                } else out += character;
            }
            return out;
        }
    }),
    78027: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>withoutControls
        });
        function withoutControls(text) {
            return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
    }),
    88240: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Kd: ()=>withoutZeros,
            Tf: ()=>phaseNumber,
            dk: ()=>compareNatural,
            nm: ()=>phaseKey,
            u1: ()=>samePhase
        });
        function phaseKey(id) {
            let number = phaseNumber(id);
            if (null === number) return id.trim().toLowerCase();
            return number.split('.').map(withoutZeros).join('.').toUpperCase();
        }
        function samePhase(a, b) {
            return phaseKey(a) === phaseKey(b);
        }
        function phaseNumber(id) {
            return token.exec(id.trim().replace(/^phase[\s_-]+/i, ''))?.[1] ?? null;
        }
        let token = /^(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?:-|$)/;
        function withoutZeros(number) {
            return number.replace(/^0+(?=\d)/, '');
        }
        function compareNatural(a, b) {
            let left = a.match(/\d+|\D+/g) ?? [];
            let right = b.match(/\d+|\D+/g) ?? [];
            for(let at = 0; at < Math.min(left.length, right.length); at++){
                let order = compareParts(left[at] ?? '', right[at] ?? '');
                if (0 !== order) return order;
            }
            return left.length - right.length || compareText(a, b);
        }
        function compareParts(a, b) {
            if (!/^\d/.test(a) || !/^\d/.test(b)) return compareText(a, b);
            let [left, right] = [
                withoutZeros(a),
                withoutZeros(b)
            ];
            return left.length - right.length || compareText(left, right);
        }
        function compareText(a, b) {
            return a < b ? -1 : a > b ? 1 : 0;
        }
    }),
    14923: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ql: ()=>upperCasePlan,
            RB: ()=>planNumber,
            Rt: ()=>looksLikePlan,
            cx: ()=>isPlanFile,
            e8: ()=>summaryPath,
            fO: ()=>isNestedPlanFile,
            jp: ()=>summaryNames,
            pL: ()=>isPlanDocument,
            rY: ()=>planId,
            vH: ()=>planKey
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _phase_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88240);
        function isPlanFile(file) {
            return /^(?:PLAN|.+-PLAN(?:-\d+[a-z]?)?)\.md$/.test(file);
        }
        function isNestedPlanFile(file) {
            return isPlanFile(file) || /^(?:.+-)?PLAN-\d[^/]*\.md$/.test(file);
        }
        function isPlanDocument(path) {
            let file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
            if (!/(?:^|\/)\.planning\//.test(path)) return false;
            return isPlanFile(file) || isNestedPlanFile(file) && !/(?:SUMMARY|VERIFICATION)\.md$/i.test(file);
        }
        function looksLikePlan(file) {
            return /(?:^|[^a-z])plan(?:[^a-z]|$)/i.test(file) && /\.(?:md|markdown|md\.txt)$/i.test(file) && !notPlans.test(file);
        }
        function upperCasePlan(file) {
            if (isPlanFile(file)) return null;
            let upper = file.replace(/plan((?:-\d+[a-z]?)?)\.md$/i, 'PLAN$1.md');
            return isPlanFile(upper) && ('PLAN.md' === upper || null !== planNumber(planId(`/${upper}`))) ? upper : null;
        }
        let notPlans = /SUMMARY|VERIFICATION|OUTLINE|REVIEW|CHECK|pre-bounce/i;
        function planId(path) {
            let stem = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\.md$/i, '');
            let id = stem.replace(/-PLAN(?=-|$)/, '').replace(/^PLAN(?:-|$)/, '');
            if ('' !== id) return id;
            let directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
            return (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.Tf)(directory) ?? directory;
        }
        function summaryPath(path) {
            let stem = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\.md$/, '');
            let summary = 'PLAN' === stem ? 'SUMMARY' : stem.endsWith('-PLAN') ? stem.replace(/PLAN$/, 'SUMMARY') : `${stem}-SUMMARY`;
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), `${summary}.md`);
        }
        function summaryNames(planFiles) {
            let seen = new Set();
            let shared = new Set();
            for (let file of planFiles){
                let number = bareNumber(planId(`/${file}`));
                if (seen.has(number)) shared.add(number);
                seen.add(number);
            }
            return (file)=>{
                let id = planId(`/${file}`);
                let names = [
                    summaryPath(file)
                ];
                if (planNumber(id)?.phase) names.push(`${id}-SUMMARY.md`);
                let number = bareNumber(id);
                if (null !== number && !shared.has(number)) names.push(`${number}-SUMMARY.md`);
                return [
                    ...new Set(names)
                ];
            };
        }
        function bareNumber(id) {
            return /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-|$)/.exec(id)?.[1] ?? null;
        }
        function planNumber(id) {
            let bare = /^\d+[A-Za-z]?$/.exec(id);
            if (bare) return {
                phase: null,
                plan: planKey(id),
                form: 'bare'
            };
            let [, phase, direct, last] = /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)-(?:(\d+[A-Za-z]?)(?:-.*)?|.*-(\d+[A-Za-z]?))$/.exec(id) ?? [];
            let plan = direct ?? last;
            if (void 0 === phase || void 0 === plan) return null;
            return {
                phase: (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(phase),
                plan: planKey(plan),
                form: void 0 === direct ? 'slug' : 'number'
            };
        }
        function planKey(number) {
            return (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.Kd)(number).toLowerCase();
        }
    }),
    95567: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>readTree,
            w: ()=>PhaseError
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88240);
        var _plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14923);
        var _verification_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35606);
        class PhaseError extends Error {
            name = 'PhaseError';
            exitCode = 65;
        }
        async function readTree(root) {
            let found = await directoriesOf(root, '.planning/phases') ?? (await hasArchive(root) ? [] : null);
            if (null === found) {
                let missing = await exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning')) ? '.planning has no directory "phases"' : 'there is no .planning';
                throw new PhaseError(`No phase can be read: ${missing} in ${root}. Give the directory that holds .planning as the root`);
            }
            let phases = await Promise.all(found.map((dir)=>readDirectory(root, dir)));
            let archived = await archivedPhases(root);
            return {
                phases: phases.sort((a, b)=>(0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.id, b.id) || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.dir, b.dir)),
                known: new Map([
                    ...archived,
                    ...phases
                ].flatMap(knownPlans)),
                links: (await linksIn(root, '.planning/phases')).sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)
            };
        }
        async function hasArchive(root) {
            let places = [
                '.planning/milestones',
                '.planning/MILESTONES.md'
            ].map((path)=>exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
            return (await Promise.all(places)).includes(true);
        }
        async function archivedPhases(root) {
            let milestones = await directoriesOf(root, '.planning/milestones') ?? [];
            let found = milestones.filter((dir)=>dir.endsWith('-phases')).map((dir)=>directoriesOf(root, dir));
            let directories = (await Promise.all(found)).flatMap((dirs)=>dirs ?? []);
            return Promise.all(directories.map((dir)=>readDirectory(root, dir)));
        }
        function knownPlans({ key, dir, planFiles, summaryFiles }) {
            let namesOf = (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.jp)(planFiles);
            return planFiles.map((file)=>{
                let id = (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.rY)(`${dir}/${file}`);
                let hasSummary = namesOf(file).some((name)=>summaryFiles.has(name));
                return [
                    `${key}/${(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.RB)(id)?.plan ?? (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.vH)(id)}`,
                    {
                        id,
                        dir,
                        hasSummary
                    }
                ];
            });
        }
        async function directoriesOf(root, dir) {
            let entries = await entriesOf(root, dir);
            return entries?.filter((entry)=>entry.isDirectory()).map((entry)=>`${dir}/${entry.name}`) ?? null;
        }
        async function linksIn(root, dir) {
            let entries = await entriesOf(root, dir) ?? [];
            return entries.filter((entry)=>entry.isSymbolicLink()).map((entry)=>`${dir}/${entry.name}`);
        }
        async function readDirectory(root, dir) {
            let base = dir.slice(dir.lastIndexOf('/') + 1);
            let number = (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.Tf)(base);
            let slug = null === number ? base : base.slice(base.indexOf(number) + number.length).replace(/^-/, '');
            let diagnostics = [];
            let files = await filesOf(root, dir, diagnostics);
            let nested = (await filesOf(root, `${dir}/plans`, diagnostics)).map((file)=>`plans/${file}`);
            let plans = [
                ...files.filter(_plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx),
                ...nested.filter((file)=>(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.fO)(file.slice(6)))
            ];
            let numberIsOpen = /^\d+(?:-|$)/.test(slug);
            let others = [
                ...files.filter((file)=>!(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx)(file) && (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Rt)(file)),
                ...nested.filter(isMiscased)
            ];
            return {
                id: number ?? base,
                key: (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(base),
                slug,
                name: slug.replace(/[-_]+/g, ' ').trim() || base,
                dir,
                planFiles: inPlanOrder(plans, dir),
                summaryFiles: new Set([
                    ...files,
                    ...nested
                ].filter((file)=>/(?:^|[-/])SUMMARY\.md$/.test(file))),
                otherPlanFiles: others.sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk),
                verificationFiles: (0, _verification_files_js__WEBPACK_IMPORTED_MODULE_3__.n)(files, {
                    dir,
                    number: numberIsOpen ? null : number
                }, diagnostics),
                numberIsOpen,
                diagnostics
            };
        }
        function isMiscased(nested) {
            let file = nested.slice(6);
            return !(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.fO)(file) && null !== (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Ql)(file);
        }
        function inPlanOrder(files, dir) {
            let named = files.map((file)=>({
                    file,
                    id: (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.rY)(`${dir}/${file}`)
                }));
            return named.sort((a, b)=>(0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.id, b.id) || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.file, b.file)).map(({ file })=>file);
        }
        async function filesOf(root, dir, diagnostics) {
            let files = [];
            for (let entry of await entriesOf(root, dir) ?? [])if (entry.isFile()) files.push(entry.name);
            else if (!entry.isDirectory() && ((0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx)(entry.name) || (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Rt)(entry.name))) diagnostics.push({
                severity: 'error',
                code: 'not-a-regular-file',
                file: `${dir}/${entry.name}`,
                line: 1,
                message: 'a plan must be a regular file; links, pipes and devices are not read. Put the text itself here'
            });
            return files;
        }
        async function entriesOf(root, dir) {
            try {
                return await list((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, dir));
            } catch (error) {
                let code = error.code;
                if ('ENOENT' === code || 'ENOTDIR' === code) return null;
                throw new PhaseError(`${dir} cannot be listed (${code ?? String(error)}). Check its permissions`, {
                    cause: error
                });
            }
        }
        function list(path) {
            return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, {
                withFileTypes: true
            });
        }
        async function exists(path) {
            return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).then(()=>true, ()=>false);
        }
    }),
    35606: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: ()=>currentReports,
            n: ()=>verificationFiles
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _phase_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88240);
        var _plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14923);
        function verificationFiles(files, { dir, number }, diagnostics) {
            let own = [];
            for (let file of files){
                let finding = findingOn(file, number);
                if (finding) diagnostics.push({
                    severity: 'warning',
                    ...finding,
                    file: `${dir}/${file}`,
                    line: 1
                });
                else if (isReport(file)) own.push(file);
            }
            let isOfPhase = (file)=>'VERIFICATION.md' === file || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.Tf)(stem(file)) === stem(file);
            let rank = (file)=>file === `${number}-VERIFICATION.md` ? 0 : isOfPhase(file) ? 1 : 2;
            return own.sort((a, b)=>rank(a) - rank(b) || (a < b ? -1 : 1));
        }
        function currentReports(root, { dir, tree, verificationPaths }) {
            let directory = tree.phases.find((each)=>each.dir === dir);
            if (void 0 === directory) return verificationPaths;
            let files = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, dir), {
                withFileTypes: true
            }).flatMap((entry)=>entry.isFile() ? [
                    entry.name
                ] : []);
            let number = directory.numberIsOpen || directory.id === baseName(dir) ? null : directory.id;
            return verificationFiles(files, {
                dir,
                number
            }, []).map((file)=>`${dir}/${file}`);
        }
        function baseName(dir) {
            return dir.slice(dir.lastIndexOf('/') + 1);
        }
        function findingOn(file, number) {
            if (!isReport(file)) {
                if (!resemblesReport(file)) return null;
                let message = 'the file looks like a verification report but is not read as one. Name it <phase>-VERIFICATION.md';
                return {
                    code: 'verification-not-read',
                    message
                };
            }
            let other = (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.Tf)(file);
            if (null === number || null === other || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.nm)(other) === (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.nm)(number)) return null;
            let message = `the report is numbered for phase ${other}, so it says nothing of phase ${number}. Rename or move it`;
            return {
                code: 'verification-of-other-phase',
                message
            };
        }
        function isReport(file) {
            return /^(?:.+-)?VERIFICATION\.md$/.test(file);
        }
        function resemblesReport(file) {
            return /(?:^|[-_. ])VERIFICATION(?:[-_. ]|$)/i.test(file) && /\.md$/i.test(file) && !isOther(file);
        }
        function isOther(file) {
            return (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx)(file) || (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Rt)(file) || /SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file);
        }
        function stem(file) {
            return file.replace(/-VERIFICATION\.md$/, '');
        }
    })
};
