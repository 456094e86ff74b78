export const id = 1045;
export const ids = [
    1045
];
export const modules = {
    80834: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: ()=>reason,
            n: ()=>ArtifactError
        });
        var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);
        class ArtifactError extends Error {
            name = 'ArtifactError';
            exitCode = 64;
        }
        function reason(error) {
            let text = error instanceof Error ? error.message || error.name : String(error);
            return (0, _report_text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 500).replace(/([?&]sig=)[^&\s]*/g, '$1***'));
        }
    }),
    11045: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            n: ()=>artifact_error.n,
            E: ()=>Artifacts
        });
        var external_node_fs_ = __webpack_require__(73024);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_stream_ = __webpack_require__(57075);
        var external_node_stream_promises_ = __webpack_require__(46466);
        var artifact_error = __webpack_require__(80834);
        var retries = __webpack_require__(99445);
        async function downloadBounded(url, file, { maxBytes, timeoutMs }) {
            let { HttpClient } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 44942));
            let client = new HttpClient('phase-executor', [], {
                allowRetries: false,
                socketTimeout: Math.min(30_000, timeoutMs)
            });
            let { message } = await client.get(url);
            if (200 !== message.statusCode) {
                message.destroy();
                throw new artifact_error.n(`the store answered with ${message.statusCode}`);
            }
            let digest = (0, external_node_crypto_.createHash)('sha256');
            let bytes = 0;
            let counted = new external_node_stream_.Transform({
                transform (chunk, _, done) {
                    bytes += chunk.length;
                    digest.update(chunk);
                    done(bytes > maxBytes ? new retries.Dr(`it has more than ${maxBytes} bytes`) : null, chunk);
                }
            });
            await (0, external_node_stream_promises_.pipeline)(message, counted, (0, external_node_fs_.createWriteStream)(file), {
                signal: AbortSignal.timeout(timeoutMs)
            });
            return `sha256:${digest.digest('hex')}`;
        }
        async function unzipBounded(archive, into, limits) {
            let { openPromise } = await __webpack_require__.e(663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
            let options = {
                autoClose: false,
                strictFileNames: true,
                validateEntrySizes: true
            };
            let zip = await openPromise(archive, options).catch((error)=>{
                throw new retries.Dr(`it is not a zip archive: ${(0, artifact_error.l)(error)}`, {
                    cause: error
                });
            });
            try {
                let entries = await checkedEntries(zip, limits);
                await (0, promises_.mkdir)(into, {
                    recursive: true
                });
                let files = entries.filter(({ fileName })=>!fileName.endsWith('/'));
                for (let entry of files){
                    let path = (0, external_node_path_.join)(into, entry.fileName);
                    await (0, promises_.mkdir)((0, external_node_path_.dirname)(path), {
                        recursive: true
                    });
                    await (0, external_node_stream_promises_.pipeline)(await zip.openReadStreamPromise(entry), (0, external_node_fs_.createWriteStream)(path, {
                        flags: 'wx',
                        mode: 0o644
                    }));
                }
                return {
                    files: files.length,
                    bytes: files.reduce((sum, { uncompressedSize })=>sum + uncompressedSize, 0)
                };
            } catch (error) {
                throw error instanceof retries.Dr ? error : new retries.Dr(`it cannot be unpacked: ${(0, artifact_error.l)(error)}`, {
                    cause: error
                });
            } finally{
                zip.close();
            }
        }
        async function checkedEntries(zip, { maxBytes, maxFiles }) {
            if (zip.entryCount > maxFiles) throw new retries.Dr(`it has ${zip.entryCount} files; at most ${maxFiles} are taken`);
            let entries = [];
            let bytes = 0;
            for await (let entry of zip.eachEntry()){
                bytes += entry.uncompressedSize;
                if (bytes > maxBytes) throw new retries.Dr(`its files have more than ${maxBytes} bytes together`);
                checkEntry(entry);
                entries.push(entry);
            }
            checkStandBySide(entries);
            return entries;
        }
        let fileTypes = {
            mask: 0o170000,
            plain: 0o100000,
            folder: 0o040000
        };
        function checkEntry(entry) {
            let { fileName } = entry;
            let shown = JSON.stringify(fileName.slice(0, 100));
            let type = entry.externalFileAttributes >>> 16 & fileTypes.mask;
            let isFolder = fileName.endsWith('/');
            if (0 !== type && type !== (isFolder ? fileTypes.folder : fileTypes.plain)) throw new retries.Dr(`${shown} in it is neither a file nor a folder; a symlink could lead anywhere`);
            if (!entry.canDecodeFileData()) throw new retries.Dr(`${shown} in it is encrypted or packed in an unknown way`);
            let parts = (isFolder ? fileName.slice(0, -1) : fileName).split('/');
            let isPlain = parts.every((part)=>/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\\:]{1,200}$/.test(part) && !/^\.\.?$/.test(part));
            if (!isPlain || parts.length > 20) throw new retries.Dr(`${shown} in it is not a plain name below a folder`);
        }
        function checkStandBySide(entries) {
            let files = entries.filter(({ fileName })=>!fileName.endsWith('/')).map(({ fileName })=>fileName.toLowerCase());
            let names = new Set(files);
            if (names.size < files.length) throw new retries.Dr('it has two files of one name');
            for (let { fileName } of entries)for(let folder = (0, external_node_path_.dirname)(fileName.toLowerCase()); '.' !== folder; folder = (0, external_node_path_.dirname)(folder))if (names.has(folder)) throw new retries.Dr('it has a file where another one needs a folder');
        }
        async function filesToUpload(folder) {
            let root = (0, external_node_path_.resolve)(folder);
            let files = [];
            let walk = async (below)=>{
                for (let entry of (await (0, promises_.readdir)((0, external_node_path_.join)(root, below), {
                    withFileTypes: true
                }))){
                    let path = (0, external_node_path_.join)(below, entry.name);
                    if (entry.isDirectory()) await walk(path);
                    else if (entry.isFile()) if (unfit.test(path)) throw new artifact_error.n(`${shown(path)} has a name that artifacts cannot hold; rename it`);
                    else files.push(path);
                    else throw new artifact_error.n(`${shown(path)} is not a plain file; only those are stored`);
                }
            };
            await walk('').catch((error)=>{
                throw error instanceof artifact_error.n ? error : new artifact_error.n(`${folder} cannot be listed: ${(0, artifact_error.l)(error)}`);
            });
            if (0 === files.length) throw new artifact_error.n(`there is no file in ${folder} to store`);
            for (let path of files)await (0, promises_.access)((0, external_node_path_.join)(root, path), external_node_fs_.constants.R_OK).catch((error)=>{
                throw new artifact_error.n(`${shown(path)} cannot be read: ${(0, artifact_error.l)(error)}`);
            });
            return files.sort().map((path)=>(0, external_node_path_.join)(root, path));
        }
        let unfit = /[\u0000-\u001f\u007f-\u009f\u2028\u2029":<>|*?\\]/;
        function shown(path) {
            return JSON.stringify(path.slice(0, 200));
        }
        var external_node_async_hooks_ = __webpack_require__(16698);
        let silent = new external_node_async_hooks_.AsyncLocalStorage();
        let atWork = 0;
        let restore = null;
        async function withoutOutput(work) {
            atWork += 1;
            restore ??= filterOutput();
            try {
                return await silent.run(true, work);
            } finally{
                atWork -= 1;
                if (0 === atWork) {
                    restore();
                    restore = null;
                }
            }
        }
        function filterOutput() {
            let { stdout } = process;
            let before = stdout.write;
            let filtered = (...args)=>{
                if (!silent.getStore()) return Reflect.apply(before, stdout, args);
                let written = args.findLast((each)=>'function' == typeof each);
                if (written) queueMicrotask(written);
                return true;
            };
            stdout.write = filtered;
            return ()=>{
                if (stdout.write === filtered) stdout.write = before;
            };
        }
        var classic_schemas = __webpack_require__(27597);
        var api = __webpack_require__(43759);
        function number(params) {
            return api.qG(classic_schemas.rSt, params);
        }
        class ResultsService {
            #url;
            #token;
            #run;
            #patience;
            constructor(environment, patience){
                let { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = environment;
                if ('' === token || !URL.canParse(url)) throw new artifact_error.n('there is no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set');
                this.#url = new URL(url).origin;
                this.#token = token;
                this.#run = runOf(token);
                this.#patience = patience;
            }
            get job() {
                return this.#run.jobId;
            }
            async list() {
                let { artifacts } = Listed.parse(await this.#call('ListArtifacts', this.#run));
                let stored = artifacts.map(({ name, databaseId, size, digest, workflowRunBackendId, workflowJobRunBackendId: jobId })=>({
                        name,
                        id: databaseId,
                        bytes: size,
                        digest: digest ?? null,
                        runId: workflowRunBackendId,
                        jobId,
                        job: jobId === this.job ? null : jobId
                    }));
                return stored.sort((one, other)=>one.id - other.id);
            }
            async signedUrl({ name, runId, jobId }) {
                return Signed.parse(await this.#call('GetSignedArtifactURL', {
                    runId,
                    jobId,
                    name
                })).signedUrl;
            }
            async delete({ name, runId, jobId }) {
                await this.#call('DeleteArtifact', {
                    runId,
                    jobId,
                    name
                });
            }
            async #call(method, { runId, jobId, name }) {
                let { HttpClient } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 44942));
                let { retryDelayMs, timeoutMs } = this.#patience;
                let client = new HttpClient('phase-executor', [], {
                    allowRetries: false,
                    socketTimeout: timeoutMs
                });
                let url = `${this.#url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
                let ids = {
                    workflow_run_backend_id: runId,
                    workflow_job_run_backend_id: jobId
                };
                let body = JSON.stringify(void 0 === name ? ids : {
                    ...ids,
                    name
                });
                let headers = {
                    authorization: `Bearer ${this.#token}`,
                    'content-type': 'application/json'
                };
                let attempt = async ()=>{
                    let response = await client.post(url, body, headers);
                    let said = await response.readBody();
                    let status = response.message.statusCode ?? 0;
                    if (status >= 200 && status < 300) return camelCased(JSON.parse(said));
                    let answer = `the artifact service answered ${method} with ${status}: ${said.slice(0, 200).replace(/\s+/g, ' ')}`;
                    throw 429 === status || status >= 500 ? new artifact_error.n(answer) : new retries.Dr(answer);
                };
                return (0, retries.LH)(method, ()=>(0, retries.wj)(method, attempt(), timeoutMs), {
                    tries: 4,
                    delayMs: retryDelayMs
                });
            }
        }
        let Listed = classic_schemas.Ikc({
            artifacts: classic_schemas.YOg(classic_schemas.Ikc({
                name: classic_schemas.YjP(),
                databaseId: number(),
                size: number().default(0),
                digest: classic_schemas.YjP().nullish(),
                workflowRunBackendId: classic_schemas.YjP(),
                workflowJobRunBackendId: classic_schemas.YjP()
            })).default([])
        });
        let Signed = classic_schemas.Ikc({
            signedUrl: classic_schemas.OZ5()
        });
        function camelCased(value) {
            if (Array.isArray(value)) return value.map(camelCased);
            if ('object' != typeof value || null === value) return value;
            let camel = (key)=>key.replace(/_([a-z])/g, (_, letter)=>letter.toUpperCase());
            return Object.fromEntries(Object.entries(value).map(([key, each])=>[
                    camel(key),
                    camelCased(each)
                ]));
        }
        function runOf(token) {
            let payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
            let scopes = /"scp"\s*:\s*"([^"]*)"/.exec(payload)?.[1]?.split(' ') ?? [];
            let [, runId, jobId] = scopes.find((scope)=>scope.startsWith('Actions.Results:'))?.split(':') ?? [];
            if (!runId || !jobId) throw new artifact_error.n('ACTIONS_RUNTIME_TOKEN does not say which run and job it belongs to');
            return {
                runId,
                jobId
            };
        }
        let generous = {
            retryDelayMs: 1_000,
            timeoutMs: 30_000,
            transferMs: 600000
        };
        class Artifacts {
            #service;
            #patience;
            constructor(environment, patience = {}){
                if (!Artifacts.available(environment)) throw new artifact_error.n('no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set here');
                this.#patience = {
                    ...generous,
                    ...patience
                };
                this.#service = new ResultsService(environment, this.#patience);
            }
            static available({ ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL }) {
                return Boolean(ACTIONS_RUNTIME_TOKEN) && URL.canParse(ACTIONS_RESULTS_URL ?? '');
            }
            async probe() {
                await this.list();
            }
            get job() {
                return this.#service.job;
            }
            async upload(name, folder, { retentionDays } = {}) {
                checkedName(name);
                let files = await filesToUpload(folder);
                let options = void 0 === retentionDays ? {} : {
                    retentionDays
                };
                return this.#store(name, files.length, (client, free)=>client.uploadArtifact(free, files, folder, options));
            }
            async uploadFile(path) {
                let folder = (0, external_node_path_.dirname)((0, external_node_path_.resolve)(path));
                let name = checkedName((0, external_node_path_.basename)(path));
                return this.#store(name, 1, async (client, free)=>{
                    let file = (0, external_node_path_.join)(folder, free);
                    if (free !== name) (0, external_node_fs_.copyFileSync)(path, file);
                    return client.uploadArtifact(free, [
                        file
                    ], folder, {
                        skipArchive: true
                    });
                });
            }
            async #store(name, files, send) {
                let { DefaultArtifactClient } = await Promise.all([
                    __webpack_require__.e(6780),
                    __webpack_require__.e(9246)
                ]).then(__webpack_require__.bind(__webpack_require__, 99246));
                let client = new DefaultArtifactClient();
                let free = name;
                let taken = 0;
                let attempt = async ()=>{
                    try {
                        let stored = await (0, retries.wj)('the upload', withoutOutput(()=>asOnGitHub(()=>send(client, free))), this.#patience.transferMs);
                        let digest = void 0 === stored.digest ? null : `sha256:${stored.digest}`;
                        let { job } = this.#service;
                        return {
                            name: free,
                            id: stored.id ?? 0,
                            bytes: stored.size ?? 0,
                            digest,
                            files,
                            job
                        };
                    } catch (error) {
                        if (/\(409\)/.test((0, artifact_error.l)(error))) free = name.replace(/(\.html)?$/, `-${++taken + 1}$1`);
                        throw error;
                    }
                };
                return (0, retries.LH)(`uploading ${name}`, attempt, {
                    tries: 3,
                    delayMs: this.#patience.retryDelayMs
                });
            }
            list() {
                return told('listing artifacts', ()=>this.#service.list());
            }
            async download(which, into, { maxBytes = 1024 ** 3, maxFiles = 10_000, digest = null } = {}) {
                return told(`downloading artifact ${which}`, async ()=>{
                    let stored = await this.#find(which);
                    let { name, id } = stored;
                    if (stored.bytes > maxBytes) throw new artifact_error.n(`it has ${stored.bytes} bytes; at most ${maxBytes} are taken`);
                    let beside = await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_path_.dirname)(into), '.download-'));
                    try {
                        let wanted = [
                            stored.digest,
                            digest
                        ].filter((each)=>null !== each);
                        await this.#fetch(stored, (0, external_node_path_.join)(beside, 'archive.zip'), maxBytes, wanted);
                        let unpacked = await unzipBounded((0, external_node_path_.join)(beside, 'archive.zip'), (0, external_node_path_.join)(beside, 'files'), {
                            maxBytes,
                            maxFiles
                        });
                        await (0, promises_.rename)((0, external_node_path_.join)(beside, 'files'), into);
                        return {
                            name,
                            id,
                            ...unpacked
                        };
                    } finally{
                        await (0, promises_.rm)(beside, {
                            recursive: true,
                            force: true
                        });
                    }
                });
            }
            async #fetch(stored, file, maxBytes, digests) {
                let { retryDelayMs, transferMs } = this.#patience;
                let attempt = async ()=>{
                    let url = await this.#service.signedUrl(stored);
                    let digest = await downloadBounded(url, file, {
                        maxBytes,
                        timeoutMs: transferMs
                    });
                    let other = digests.find((each)=>each !== digest);
                    if (void 0 !== other) throw new artifact_error.n(`what came has the digest ${digest}, but ${other} was stored`);
                };
                await (0, retries.LH)('the transfer', attempt, {
                    tries: 3,
                    delayMs: retryDelayMs
                });
            }
            async delete(name) {
                await told(`deleting artifact ${name}`, async ()=>{
                    for (let stored of (await this.#service.list()))if (stored.name === name) await this.#service.delete(stored);
                });
            }
            async #find(which) {
                let all = await this.#service.list();
                let found = all.findLast(({ name, id })=>'number' == typeof which ? id === which : name === which);
                if (!found) throw new artifact_error.n(`this run has no such artifact (it has ${all.length})`);
                return found;
            }
        }
        function checkedName(name) {
            if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/.test(name)) return name;
            throw new artifact_error.n(`${JSON.stringify(name.slice(0, 100))} cannot be the name of an artifact; use letters, digits, ".", "_" and "-"`);
        }
        async function told(what, work) {
            return work().catch((error)=>{
                throw new artifact_error.n(`${what} failed: ${(0, artifact_error.l)(error)}`, {
                    cause: error
                });
            });
        }
        function asOnGitHub(call) {
            let { env } = process;
            let { GITHUB_SERVER_URL: server } = env;
            env.GITHUB_SERVER_URL = 'https://github.com';
            try {
                return call();
            } finally{
                if (void 0 === server) delete env.GITHUB_SERVER_URL;
                else env.GITHUB_SERVER_URL = server;
            }
        }
    }),
    99445: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Dr: ()=>PermanentError,
            LH: ()=>withRetries,
            wj: ()=>withTimeout
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _artifact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80834);
        class PermanentError extends _artifact_error_js__WEBPACK_IMPORTED_MODULE_1__.n {
            name = 'ArtifactError';
        }
        async function withRetries(what, attempt, { tries, delayMs }) {
            for(let count = 1;; count += 1){
                try {
                    return await attempt();
                } catch (error) {
                    if (error instanceof PermanentError) throw error;
                    if (count >= tries) throw new _artifact_error_js__WEBPACK_IMPORTED_MODULE_1__.n(`${what} failed ${1 === count ? '' : `${count} times`}`.trim().concat(`: ${(0, _artifact_error_js__WEBPACK_IMPORTED_MODULE_1__.l)(error)}`), {
                        cause: error
                    });
                }
                await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delayMs * 2 ** (count - 1));
            }
        }
        async function withTimeout(what, work, timeoutMs) {
            let waiting = new AbortController();
            let tooLate = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(timeoutMs, void 0, {
                signal: waiting.signal,
                ref: false
            }).then(()=>{
                throw new PermanentError(`${what} took more than ${timeoutMs / 1000} s and was given up`);
            });
            tooLate.catch(()=>void 0);
            work.catch(()=>void 0);
            try {
                return await Promise.race([
                    work,
                    tooLate
                ]);
            } finally{
                waiting.abort();
            }
        }
    })
};
