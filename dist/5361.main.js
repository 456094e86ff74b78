"use strict";
exports.id = 5361;
exports.ids = [5361];
exports.modules = {

/***/ 50609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ openModelAccess),
/* harmony export */   m: () => (/* binding */ withoutAgentKeys)
/* harmony export */ });
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82774);
/* harmony import */ var _agent_cli_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79181);
/* harmony import */ var _clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27510);
/* harmony import */ var _gateway_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18250);




async function openModelAccess(request, gateway) {
    const { command, agent, job, folder } = request;
    const isCalled = (name) => new RegExp(`(?:^|[\\s/;&|(])${name}(?=\\s|$)`).test(command);
    const name = _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .cliNames */ .jW.find(isCalled) ?? (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .getCli */ .$A)(agent);
    const noAccess = { environment: {}, problem: null, close: () => undefined };
    if (name === undefined || !_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g[name].keys.some((key) => job[key]))
        return noAccess;
    const cli = _clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g[name];
    const model = job.PHASE_EXECUTOR_MODEL || null;
    const facts = { environment: job, command, model };
    const problem = gateway === null ? 'the gateway is off' : (0,_gateway_call_js__WEBPACK_IMPORTED_MODULE_3__/* .findGatewayProblem */ .Dk)(cli, facts, gateway.hasOwnUpstream);
    if (problem !== null)
        return { ...noAccess, problem: `the verifier got no key of ${name}: ${problem}` };
    const { pass, withoutKey, close } = await (0,_gateway_call_js__WEBPACK_IMPORTED_MODULE_3__/* .openGatewayCall */ .Xh)(cli, facts, {
        price: () => ({ usd: 0, isKnown: true }),
        meter: undefined,
        gateway,
    });
    const call = cli.call({ folder, environment: job, model, resume: null, command, pass });
    (0,_agent_cli_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCallFiles */ .O3)(call);
    const cliEntries = [...(0,_agent_cli_js__WEBPACK_IMPORTED_MODULE_1__/* .cliVariables */ .ke)(cli), 'NO_PROXY', 'no_proxy'].map((each) => [each, job[each]]);
    const address = cli.variables.includes('OPENAI_BASE_URL')
        ? { OPENAI_BASE_URL: pass?.url, OPENAI_API_KEY: pass?.token }
        : {};
    return {
        environment: withoutKey({ ...Object.fromEntries(cliEntries), ...call.env, ...address }),
        problem: null,
        close,
    };
}
function withoutAgentKeys(job, agent, secretName) {
    const name = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .getCli */ .$A)(agent);
    const chosen = agent === 'script' ? [] : name === undefined ? Object.values(_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g) : [_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g[name]];
    const names = new Set([...chosen.flatMap(({ keys, keyHolders = [] }) => [...keys, ...keyHolders]), secretName]);
    const keys = [...names].map((each) => job[each] ?? '').filter(({ length }) => length >= _gateway_call_js__WEBPACK_IMPORTED_MODULE_3__/* .shortestKey */ .Aq);
    const passed = Object.entries(job).filter(([each, value]) => !names.has(each) && !keys.some((key) => value.includes(key)));
    return Object.fromEntries(passed);
}


/***/ }),

/***/ 75756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ runNamespaces)
/* harmony export */ });
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16244);
/* harmony import */ var _gateway_own_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30480);
/* harmony import */ var _covered_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98488);
/* harmony import */ var _home_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45789);




async function runNamespaces({ record, gitDir, environment, }, egress, network) {
    const { HOME = '', PATH = '', ...others } = environment;
    const used = [gitDir, record, ...PATH.split(':'), ...Object.values(others)].filter((path) => path.startsWith('/'));
    const secrets = HOME === '' ? [] : (0,_home_js__WEBPACK_IMPORTED_MODULE_3__/* .hiddenInHome */ .P5)(HOME, used);
    if (network === 'full') {
        const { namespace, prepared } = await (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_0__/* .findPrepared */ .xH)((each) => (0,_covered_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .hidePaths */ .b)(each, [record, ...secrets], gitDir));
        return withHidden(namespace, prepared, { paths: [record], secrets, gitDir });
    }
    const confined = await (0,_gateway_own_network_js__WEBPACK_IMPORTED_MODULE_1__/* .withOwnNetwork */ .b)(await (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_0__/* .findNamespace */ .z$)(), egress?.route ?? null);
    const paths = [record, '/run', ...(0,_gateway_own_network_js__WEBPACK_IMPORTED_MODULE_1__/* .findSocketFiles */ .YQ)().filter((path) => path !== egress?.route.socket)];
    const judging = confined && (0,_covered_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .hidePaths */ .b)(confined, [...paths, ...secrets], gitDir);
    if (confined && judging && (await (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_0__/* .isWorking */ .ms)(judging)))
        return withHidden(confined, judging, { paths, secrets, gitDir });
    const unsandboxed = `network: ${network} cannot be held here, because no network namespace can be made; run where root or user namespaces are allowed`;
    return {
        ...withHidden({ kind: 'none', words: [] }, null, { paths: [], secrets: [], gitDir }),
        unsandboxed,
    };
}
function withHidden(namespace, judging, { paths, secrets, gitDir }) {
    const hideWhenSupported = (hidden, saved) => (judging && (0,_covered_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .hidePaths */ .b)(namespace, hidden, saved)) ?? namespace;
    return {
        namespace,
        inCheckout: hideWhenSupported(paths, null),
        commands: hideWhenSupported([...paths, ...secrets], null),
        judging: judging ?? namespace,
        judgingSetUp: hideWhenSupported(paths, gitDir),
        isRecordHidden: judging !== null,
        unsandboxed: null,
    };
}


/***/ }),

/***/ 32574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ withoutCaches),
/* harmony export */   Rd: () => (/* binding */ listWithheldSecrets),
/* harmony export */   p3: () => (/* binding */ buildJudgedEnvironment)
/* harmony export */ });
/* harmony import */ var _system_text_secret_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24156);

function buildJudgedEnvironment(job, { home, path, also, checkout, top }) {
    const passed = Object.entries(job)
        .filter(([name, value]) => value !== undefined && (isPassed(name) || isAllowed(name, also)))
        .map(([name, value = '']) => [name, movePaths(value, checkout, top)]);
    return { ...Object.fromEntries(passed), ...home.variables, PATH: path, HOME: home.path };
}
function movePaths(text, from, top) {
    const folders = from.filter((folder) => folder.length > 1).sort((a, b) => b.length - a.length);
    return folders.reduce((value, folder) => {
        const [head = '', ...tails] = value.split(folder);
        const isEnd = (after) => after === '' || /^[/:;,\s"'=]/.test(after);
        return tails.reduce((joined, after) => `${joined}${isEnd(after) ? top : folder}${after}`, head);
    }, text);
}
function listWithheldSecrets(job, also) {
    return Object.keys(job)
        .filter((name) => (0,_system_text_secret_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretName */ .e)(name) && !runnerVariables.test(name) && !isAllowed(name, also))
        .sort();
}
function isPassed(name) {
    const isForeign = [runnerVariables, homeVariables, repositoryVariables].some((names) => names.test(name));
    return !isForeign && !(0,_system_text_secret_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretName */ .e)(name);
}
function isAllowed(name, also) {
    return also.includes(name) && !runnerVariables.test(name);
}
const runnerVariables = /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|TOKEN)|(ACTIONS|INPUT|STATE)_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;
const homeVariables = /^(XDG_(CACHE|CONFIG|DATA|STATE|BIN)_HOME|NPM_CONFIG_USERCONFIG|GIT_CONFIG_GLOBAL)$/i;
const cacheVariables = /^(GOCACHE|CCACHE_DIR|SCCACHE_DIR|PYTHONPYCACHEPREFIX|TURBO_CACHE_DIR|NX_CACHE_DIRECTORY|CARGO_TARGET_DIR|CARGO_BUILD_BUILD_DIR|RUFF_CACHE_DIR|MYPY_CACHE_DIR)$/i;
function withoutCaches(job, also) {
    return Object.fromEntries(Object.entries(job).filter(([name]) => also.includes(name) || !cacheVariables.test(name)));
}
const repositoryVariables = /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|CONFIG|CONFIG_(COUNT|PARAMETERS|KEY_\d+|VALUE_\d+))$/;


/***/ }),

/***/ 17599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ JudgingFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _read_test_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99026);
/* harmony import */ var _toolchain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53180);




class JudgingFolders {
    #before;
    constructor(folders) {
        this.#before = new Map([...new Set(folders)].map((folder) => [folder, readSurroundings(folder)]));
    }
    choose() {
        const folders = [...this.#before.keys()];
        const clean = folders.find((folder) => this.intruders(folder).length === 0 && isWritable(folder));
        return clean ?? { intruders: folders.flatMap((folder) => this.intruders(folder)) };
    }
    intruders(folder) {
        const before = this.#before.get(folder) ?? new Map();
        const now = readSurroundings(folder);
        return [...now].flatMap(([path, stat]) => (before.get(path) === stat ? [] : [path])).sort();
    }
}
const relevantEntries = {
    node_modules: 'all',
    '.cargo': ['config', 'config.toml'],
    '.mvn': 'all',
    '.config': ['nextest.toml', 'mise'],
    '.bundle': ['config'],
    '.git': ['config'],
};
const relevantFilePattern = /^(?:\.git|Gemfile|gems\.rb|\.pnp\.[cm]?js|pnpm-workspace\.yaml|tsconfig\.json|\.babelrc(?:\.\w+)?|babel\.config\.\w+|\.swcrc|\.pythonrc|setup\.py|WORKSPACE|MODULE\.bazel|\.bazelrc|nuget\.config|\.env)$/i;
function readSurroundings(folder) {
    const stamps = new Map();
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        for (const name of (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(at))
            recordEntry(stamps, at, name);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return stamps;
    }
}
function isRelevantName(name) {
    const cached = relevanceCache.get(name);
    if (cached !== undefined)
        return cached;
    const isRelevant = relevantEntries[name] !== undefined || (0,_read_test_config_js__WEBPACK_IMPORTED_MODULE_2__/* .findTestConfigRule */ .aL)(name) !== undefined || relevantFilePattern.test(name);
    if (relevanceCache.size < maxRemembered)
        relevanceCache.set(name, isRelevant);
    return isRelevant;
}
const relevanceCache = new Map();
const maxRemembered = 100_000;
function recordEntry(stamps, folder, name) {
    if (!isRelevantName(name))
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    const relevantNames = relevantEntries[name];
    const stat = (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .tryStat */ .kl)(path);
    if (stat === null)
        return;
    if (relevantNames === undefined || !stat.isDirectory()) {
        stamps.set(path, stampFile(stat));
        return;
    }
    const names = (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(path).filter((each) => relevantNames === 'all' ? each !== '.bin' : relevantNames.includes(each));
    const programs = name === 'node_modules' ? (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.bin')).map((bin) => `.bin/${bin}`) : [];
    for (const each of [...names, ...programs]) {
        const below = (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .tryStat */ .kl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each));
        if (below !== null)
            stamps.set((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each), stampFile(below));
    }
}
function stampFile({ dev, ino, size, mtimeMs, ctimeMs }) {
    return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}
function isWritable(folder) {
    return (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK)) !== null;
}


/***/ }),

/***/ 3230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ JudgeEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _clean_copy_clean_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70624);
/* harmony import */ var _clean_copy_fresh_home_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65729);
/* harmony import */ var _clean_copy_judged_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32574);
/* harmony import */ var _clean_copy_toolchain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53180);





class JudgeEnvironment {
    #given;
    grounds;
    checkout;
    namespaces;
    #checksHomes = new Map();
    constructor(judgeSurroundings) {
        this.#given = judgeSurroundings;
        this.grounds = judgeSurroundings.grounds;
        this.checkout = judgeSurroundings.checkout;
        this.namespaces = judgeSurroundings.namespaces;
    }
    home(folder) {
        return (0,_clean_copy_fresh_home_js__WEBPACK_IMPORTED_MODULE_2__/* .createFreshHome */ .o)(folder, this.#given.job, this.#given.identity);
    }
    checksHome(room) {
        const saved = this.#checksHomes.get(room);
        if (saved?.prepared.tryRestore())
            return saved.home;
        return this.home((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(this.#given.scratch, 'checks', encodeURIComponent(room)));
    }
    keepChecksHome(room, home) {
        this.#checksHomes.set(room, { home, prepared: new _clean_copy_clean_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .PreparedFolder */ .q(home.path, _clean_copy_fresh_home_js__WEBPACK_IMPORTED_MODULE_2__/* .homeSettings */ .n) });
    }
    environment(home, top, more) {
        const { job, also, checkout, variables, before, scratch } = this.#given;
        const path = (0,_clean_copy_toolchain_js__WEBPACK_IMPORTED_MODULE_4__/* .restorePath */ .YQ)(before, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(scratch, 'programs'), top);
        const judged = (0,_clean_copy_judged_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .buildJudgedEnvironment */ .p3)(job, { home, path, also, checkout, top });
        return { ...judged, ...variables, PHASE_EXECUTOR: '1', ...more };
    }
    withheld() {
        return (0,_clean_copy_judged_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .listWithheldSecrets */ .Rd)(this.#given.job, this.#given.also);
    }
    async problems(commands, commit, git) {
        const { before, spared } = this.#given;
        const changed = (0,_clean_copy_toolchain_js__WEBPACK_IMPORTED_MODULE_4__/* .findChangedPrograms */ .NT)(before).filter(({ name }) => !spared.includes(name));
        if (changed.length === 0)
            return [];
        const patterns = changed.flatMap(({ name }) => ['-e', name]);
        const documents = [':!*.md', ':!.planning'];
        const args = ['grep', '-how', '-I', '-F', ...patterns, commit, '--', ...documents];
        const captured = await git.try(args, { reading: true, env: { GIT_LITERAL_PATHSPECS: '0' } });
        const used = new Set([...(0,_clean_copy_toolchain_js__WEBPACK_IMPORTED_MODULE_4__/* .findUsedPrograms */ .KV)(commands, before), ...captured.stdout.toString('utf8').split('\n')]);
        return changed
            .filter(({ name }) => used.has(name))
            .slice(0, 5)
            .map(({ file, what }) => `the program ${file} ${sentences[what]} since the run began, so its result proves nothing; end what changes it, then run again`);
    }
}
const sentences = { changed: 'was changed', gone: 'was removed' };


/***/ }),

/***/ 55691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cG: () => (/* binding */ openEgressProxy),
  JA: () => (/* binding */ openGateway),
  Dc: () => (/* binding */ refuseContradictions)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/gateway/own-network.js
var own_network = __webpack_require__(30480);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/agents/gateway/special-addresses.json
const special_addresses_namespaceObject = /*#__PURE__*/JSON.parse('{"$h":{"0.0.0.0/8":"this network","127.0.0.0/8":"loopback","168.63.129.16/32":"metadata of Azure","169.254.0.0/16":"link-local, and the metadata of most clouds","192.0.0.0/24":"IETF protocol assignments, and the metadata of Oracle","192.0.2.0/24":"documentation","192.31.196.0/24":"AS112","192.52.193.0/24":"AMT","192.88.99.0/24":"6to4 relay","192.175.48.0/24":"AS112","198.18.0.0/15":"benchmarking","198.51.100.0/24":"documentation","203.0.113.0/24":"documentation","224.0.0.0/3":"multicast, reserved and broadcast","100.100.100.200/32":"metadata of Alibaba","::/3":"reserved: loopback, IPv4 in its spellings, translators (64:ff9b::/96, 64:ff9b:1::/48), discard","2001::/23":"IETF protocol assignments: Teredo, benchmarking, ORCHID","2001:db8::/32":"documentation","2002::/16":"6to4","2620:4f:8000::/48":"AS112","3fff::/20":"documentation","4000::/2":"reserved, SRv6 among it","8000::/2":"reserved","c000::/3":"reserved","e000::/4":"reserved","f000::/5":"reserved","f800::/6":"reserved","fd00:ec2::254/128":"metadata of Amazon","fe00::/7":"link-local, site-local, multicast"},"Uz":{"10.0.0.0/8":"private","100.64.0.0/10":"behind the address of a carrier","172.16.0.0/12":"private","192.168.0.0/16":"private","fc00::/7":"private"}}');
;// CONCATENATED MODULE: ./lib/agents/gateway/special-addresses.js




function isForbidden(address) {
    if ((0,external_node_net_.isIP)(address) === 0 || isatapPattern.test(address) || isListed(special_addresses_closed, address))
        return true;
    return Object.values((0,external_node_os_.networkInterfaces)()).some((list) => list?.some((info) => info.address === address));
}
const isatapPattern = /(?:^|:)5efe:(?:[\da-f]{1,4}:[\da-f]{1,4}|[\d.]+)$/i;
function isPrivate(address) {
    return isListed(privateNetworks, address);
}
function checkedLookup(isRefused, resolve = external_node_dns_.lookup) {
    return (hostname, options, callback) => {
        resolve(hostname, { ...options, all: true }, (error, addresses) => {
            if (error !== null)
                return callback(error, '', 0);
            const wrong = addresses.find(({ address }) => isRefused(address));
            if (wrong !== undefined)
                return callback(forbiddenAddress(hostname, wrong.address), '', 0);
            const [first] = addresses;
            if (options.all)
                return callback(null, addresses, 0);
            return callback(null, first?.address ?? '', first?.family ?? 0);
        });
    };
}
const lookupAllowed = checkedLookup(isForbidden);
function requireAllowed({ hostname }) {
    const address = hostname.replace(/^\[|\]$/g, '');
    if ((0,external_node_net_.isIP)(address) !== 0 && isForbidden(address))
        throw forbiddenAddress(hostname, address);
}
function forbiddenAddress(hostname, address) {
    return new Error(`${hostname} is ${address}, an address of this machine, its cloud or a special range; set gateway to your own upstream`);
}
function networks(rows) {
    const lists = { 4: new external_node_net_.BlockList(), 6: new external_node_net_.BlockList() };
    for (const network of Object.keys(rows)) {
        const [address = '', bits] = network.split('/');
        if ((0,external_node_net_.isIP)(address) === 6)
            lists[6].addSubnet(address, Number(bits), 'ipv6');
        else
            lists[4].addSubnet(address, Number(bits), 'ipv4');
    }
    return lists;
}
function isListed(lists, address) {
    return lists[(0,external_node_net_.isIP)(address)]?.check(address, (0,external_node_net_.isIP)(address) === 6 ? 'ipv6' : 'ipv4') ?? false;
}
const special_addresses_closed = networks(special_addresses_namespaceObject.$h);
const privateNetworks = networks(special_addresses_namespaceObject.Uz);

// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./lib/system/http/proxy.js
var http_proxy = __webpack_require__(65146);
;// CONCATENATED MODULE: ./lib/agents/gateway/tunnel.js




function tunnelAgent(proxy, isTls) {
    const agent = isTls ? new external_node_https_.Agent({ keepAlive: true }) : new external_node_http_.Agent({ keepAlive: true });
    const createConnection = (target, done) => {
        openTunnel(proxy, `${target.host}:${target.port}`, (error, socket) => {
            if (error !== null || socket === undefined || !isTls)
                return done(error, socket);
            const secure = (0,external_node_tls_.connect)({ ...target, socket });
            secure.once('error', done).once('secureConnect', () => done(null, secure.off('error', done)));
        });
    };
    return Object.assign(agent, { createConnection });
}
function openTunnel(proxy, authority, done) {
    const credentials = (0,http_proxy/* proxyCredentials */.FF)(proxy);
    const failed = (reason) => done(new Error(`through the proxy ${proxy.host}: ${reason}`));
    const headers = { host: authority, ...(credentials === null ? {} : { 'proxy-authorization': credentials }) };
    const request = proxy.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    const asking = request(proxy, { method: 'CONNECT', path: authority, headers, agent: false, auth: null });
    asking.once('connect', ({ statusCode = 0 }, socket) => {
        if (statusCode === 200)
            return done(null, socket);
        socket.destroy();
        failed((0,http_proxy/* proxyRefusal */.vd)(statusCode));
    });
    asking.once('error', ({ message }) => failed(message));
    asking.end();
}

;// CONCATENATED MODULE: ./lib/agents/gateway/egress-proxy.js








class EgressProxy {
    route;
    #settings;
    #named;
    #refused = new Set();
    #open = new Set();
    #server = null;
    #at = -1;
    constructor(settings, port) {
        this.#settings = settings;
        this.#named = new Set(settings.allowed.map(parseAllowedAuthority));
        this.route = { socket: (0,external_node_path_.join)(settings.folder, own_network/* socketName */.RV), port };
    }
    static async open(settings) {
        const egress = new EgressProxy(settings, (await settings.gateway?.listen()) ?? usualPort);
        await egress.#listen();
        return egress;
    }
    get variables() {
        const proxy = `http://127.0.0.1:${this.route.port}`;
        const named = { HTTPS_PROXY: proxy, HTTP_PROXY: proxy, ALL_PROXY: proxy, NO_PROXY: 'localhost,127.0.0.1,::1' };
        const lower = Object.entries(named).map(([name, value]) => [name.toLowerCase(), value]);
        return { ...named, ...Object.fromEntries(lower) };
    }
    async close() {
        for (const socket of this.#open)
            socket.destroy();
        this.#server?.closeAllConnections();
        await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(null));
        (0,external_node_fs_.closeSync)(this.#at);
    }
    async #listen() {
        const { gateway, folder } = this.#settings;
        const server = (0,external_node_http_.createServer)({ requestTimeout: 0, keepAliveTimeout: 60_000 }, (request, response) => {
            if (gateway !== null && request.url?.startsWith('/'))
                gateway.take(request, response);
            else
                response.writeHead(403, { connection: 'close' }).end('only https, by CONNECT, goes through this proxy\n');
        });
        server.maxConnections = maxConnections;
        server.on('clientError', (_, socket) => socket.destroy());
        server.on('connect', (request, socket, head) => this.#connect(request, socket, head));
        this.#server = server;
        this.#at = (0,external_node_fs_.openSync)(folder, 'r');
        await (0,external_node_events_.once)(server.listen(`/proc/self/fd/${this.#at}/${own_network/* socketName */.RV}`).unref(), 'listening');
    }
    #connect({ url = '' }, near, head) {
        near.on('error', () => near.destroy());
        this.#keep(near);
        const authority = parseAuthority(url);
        const { host, port } = authority ?? { host: '', port: 0 };
        if (authority === null || !this.#isAllowed(host, port) || ((0,external_node_net_.isIP)(host) !== 0 && this.#isClosed(host, port))) {
            this.#refuse(near, url, 403, 'network-allow does not name it');
            return;
        }
        const target = `${(0,external_node_net_.isIP)(host) === 6 ? `[${host}]` : host}:${port}`;
        this.#dial(host, port, target, (error, far) => {
            if (far === undefined)
                this.#refuse(near, target, 502, error?.message ?? 'no answer');
            else
                splice(near, this.#keep(far), head);
        });
    }
    #dial(host, port, target, done) {
        let proxy = null;
        try {
            proxy = this.#settings.proxyTo(new URL(`https://${target}`));
        }
        catch (error) {
            done(error);
            return;
        }
        if (proxy !== null)
            openTunnel(proxy, target, done);
        else {
            const lookup = checkedLookup((address) => this.#isClosed(address, port), this.#settings.resolve);
            const far = (0,external_node_net_.connect)({ host, port, lookup });
            far.once('error', done).once('connect', () => done(null, far.off('error', done)));
        }
    }
    #keep(socket) {
        this.#open.add(socket);
        return socket.once('close', () => this.#open.delete(socket));
    }
    #refuse(near, target, status, reason) {
        near.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\n\r\nnetwork: ${reason}\n`);
        const reported = target.replace(/[^\w.:[\]-]/g, '').slice(0, 100);
        if (this.#refused.has(reported) || this.#refused.size >= maxReported)
            return;
        this.#refused.add(reported);
        this.#settings.onRefused(`network: no way to ${reported}: ${reason}`);
    }
    #isAllowed(host, port) {
        const parents = host.split('.').map((_, at, parts) => ['*', ...parts.slice(at + 1)].join('.'));
        return [host, ...((0,external_node_net_.isIP)(host) === 0 ? parents.slice(0, -1) : [])].some((each) => this.#named.has(`${each} ${port}`));
    }
    #isClosed(address, port) {
        return (isForbidden(address) || isPrivate(address)) && !this.#named.has(`${address} ${port}`);
    }
}
function splice(near, far, head) {
    far.on('error', () => far.destroy());
    if (near.destroyed)
        far.destroy();
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.write('HTTP/1.1 200 Connection established\r\n\r\n');
    far.write(head);
    near.pipe(far).pipe(near);
}
const usualPort = 3128;
const maxConnections = 512;
const maxReported = 50;
function parseAllowedAuthority(entry) {
    const value = /:\d+$/.test(entry) && !/^\[[^\]]+$/.test(entry) ? entry : `${entry}:443`;
    const { host, port } = parseAuthority(value.replace(/^\*\./, '')) ?? { host: '', port: 0 };
    return `${value.startsWith('*.') ? '*.' : ''}${host} ${port}`;
}
function parseAuthority(text) {
    const port = Number(/:(\d{1,5})$/.exec(text)?.[1] ?? 0);
    if (port === 0 || port > 65_535 || /[/?#@\s\\]/.test(text) || !URL.canParse(`http://${text}`))
        return null;
    const host = new URL(`http://${text}`).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return host === '' ? null : { host, port };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/agents/stream/agent-result.js
var agent_result = __webpack_require__(67306);
// EXTERNAL MODULE: ./lib/agents/stream/error-class.js
var error_class = __webpack_require__(33692);
// EXTERNAL MODULE: ./lib/agents/stream/json-fields.js
var json_fields = __webpack_require__(41463);
// EXTERNAL MODULE: ./lib/agents/stream/stream-reader.js
var stream_reader = __webpack_require__(72275);
;// CONCATENATED MODULE: ./lib/agents/gateway/account.js





class Account {
    refusals = 0;
    cutOff = 0;
    failure = null;
    model = null;
    terms;
    #meter;
    #open = new Set();
    #stop = new AbortController();
    #spent = budget/* zeroSpend */.TZ;
    #reportedTokens = -1;
    #failedInARow = 0;
    constructor(terms) {
        this.terms = terms;
        this.#meter = terms.meter;
    }
    get hopeless() {
        return this.#stop.signal;
    }
    reserve(request) {
        const { isCostKnown } = this.#priced(request.most, request.model);
        const cap = this.#meter.reached() ?? (isCostKnown ? null : this.#meter.refuseUnknown());
        if (cap !== null) {
            this.refusals += 1;
            return cap;
        }
        if (this.#meter.isFull())
            return null;
        const call = { request, answer: null };
        this.#open.add(call);
        this.#updateReservation();
        return call;
    }
    #updateReservation() {
        this.#meter.reserve((0,budget/* sumSpent */.YD)([...this.#open].map(({ request: { most, model } }) => this.#priced(most, model))));
    }
    begin(call, answer) {
        this.failure = null;
        this.#failedInARow = 0;
        call.answer = answer;
    }
    grew() {
        const spent = this.spent();
        const tokens = (0,budget/* countSpentTokens */.Gh)(spent);
        if (tokens === this.#reportedTokens)
            return;
        this.#reportedTokens = tokens;
        this.#meter.take(spent);
    }
    end(call, isFree) {
        if (!this.#open.delete(call))
            return;
        this.#updateReservation();
        if (isFree)
            return;
        const { answer, request } = call;
        const { most } = request;
        const isEstimate = answer?.isWhole !== true;
        const output = answer?.hasEnded ? Math.min(most.output, answer.bytes) : most.output;
        const reportedUsage = answer?.usage ?? { ...most, output: 0 };
        const usage = isEstimate ? (0,agent_result/* mergeUsage */._L)(reportedUsage, { ...agent_result/* noUsage */.tk, output }, Math.max) : reportedUsage;
        if (isEstimate)
            this.cutOff += 1;
        this.model = answer?.model ?? this.model;
        this.#spent = (0,budget/* sumSpent */.YD)([this.#spent, this.#priced(usage, answer?.model ?? request.model, isEstimate)]);
        this.#reportedTokens = -1;
        this.grew();
    }
    close() {
        for (const call of [...this.#open])
            this.end(call, false);
        this.#meter.take(this.spent());
    }
    failed(failure, isPaid) {
        this.failure = failure;
        if (isPaid)
            this.terms.onFailure?.(failure, ++this.#failedInARow);
        const { retryAfterMs = 0, kind, message } = failure;
        if (retryAfterMs >= hopelessMs || (0,error_class/* isHopeless */.cs)(`${kind} ${message}`))
            this.#stop.abort();
    }
    spent() {
        const answers = [...this.#open].flatMap(({ answer }) => answer ?? []);
        const openCosts = answers.map(({ usage, model }) => (usage === null ? oneTurn : this.#priced(usage, model)));
        return (0,budget/* sumSpent */.YD)([this.#spent, ...openCosts]);
    }
    #priced(usage, model, isEstimate = false) {
        return (0,agent_result/* spendingOfUsage */.P_)(usage, 1, this.terms.price(usage, model), isEstimate);
    }
}
const oneTurn = { ...budget/* zeroSpend */.TZ, turns: 1 };
const hopelessMs = 120_000;
function readFailure(status, headers, body, now) {
    const document = (0,json_fields/* parseJsonLine */.wz)(body.trim());
    const error = (0,json_fields/* jsonRecord */.eJ)((0,json_fields/* jsonRecord */.eJ)(Array.isArray(document) ? document[0] : document).error);
    const kind = [error.type, error.code, error.status].map(json_fields/* jsonText */.s$).join(' ').trim();
    const message = (0,stream_reader/* formatLine */.IL)((0,json_fields/* jsonText */.s$)(error.message), 500);
    const waitMs = status === 429 || status >= 500 ? requestedWait(headers, now) : null;
    return { status, message, kind, ...(waitMs === null ? {} : { retryAfterMs: waitMs }) };
}
function requestedWait(headers, now) {
    const [inMs, value] = [Number(headers['retry-after-ms']), headers['retry-after'] ?? ''];
    if (inMs > 0)
        return inMs;
    const retryAt = Date.parse(value);
    return /^[\d.]+$/.test(value) ? Number(value) * 1000 : Number.isFinite(retryAt) ? Math.max(0, retryAt - now) : null;
}

// EXTERNAL MODULE: ./lib/agents/gateway/answer-count.js
var answer_count = __webpack_require__(95039);
;// CONCATENATED MODULE: ./lib/agents/gateway/upstream.js
const allowedPaths = {
    anthropic: [/^POST \/v1\/messages$/, /^POST \/v1\/messages\/count_tokens$/, /^GET \/v1\/models(?:\/[\w.:@-]+)?$/],
    openai: [/^POST \/responses(?:\/compact)?$/, /^POST \/chat\/completions$/, /^GET \/models(?:\/[\w.:@-]+)?$/],
    gemini: [
        /^POST \/v1(?:beta|alpha)?\/models\/[\w.@-]+:(?:streamGenerateContent|generateContent|countTokens|embedContent|batchEmbedContents)$/,
        /^GET \/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?$/,
    ],
};
function isAllowedCall(protocol, method, path) {
    return allowedPaths[protocol].some((pattern) => pattern.test(`${method} ${path}`));
}
function isPaid(method, path) {
    return method === 'POST' && !/count_?tokens$/i.test(path);
}
const refusals = {
    token: { status: 403, type: 'permission_error' },
    path: { status: 404, type: 'not_found_error' },
    request: { status: 400, type: 'invalid_request_error' },
    budget: { status: 400, type: 'budget_exhausted' },
    gateway: { status: 502, type: 'api_error' },
};
function findProviderRefusal(protocol, by, message) {
    const { status, type } = refusals[by];
    switch (protocol) {
        case 'anthropic': {
            const errorType = by === 'budget' ? 'invalid_request_error' : type;
            return { status, body: JSON.stringify({ type: 'error', error: { type: errorType, message } }) };
        }
        case 'openai':
            return { status, body: JSON.stringify({ error: { type, code: type, message, param: null } }) };
        case 'gemini':
            return { status, body: JSON.stringify({ error: { code: status, status: 'FAILED_PRECONDITION', message } }) };
    }
}
const droppedPattern = /^(?:__proto__|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|authorization|x-api-key|x-goog-api-key|api-key|cookie|forwarded|x-forwarded-.*|x-http-method(?:-override)?|x-method-override|accept-encoding|expect)$/i;
function pickForwardedHeaders({ rawHeaders, method }, { base, headers }) {
    const forwarded = {};
    for (const [name, value] of headerPairs(rawHeaders)) {
        const key = name.toLowerCase();
        if (droppedPattern.test(name) || Object.hasOwn(headers, key) || (method === 'GET' && key.startsWith('content-')))
            continue;
        forwarded[key] = Object.hasOwn(forwarded, key) ? [forwarded[key] ?? [], value].flat() : value;
    }
    return { ...forwarded, ...headers, host: base.host, 'accept-encoding': 'identity' };
}
function answeredHeaders({ rawHeaders }) {
    const connectionHeaders = /^(?:connection|keep-alive|proxy-.*|transfer-encoding|upgrade|trailer|set-cookie|alt-svc)$/i;
    return headerPairs(rawHeaders).flatMap((pair) => (connectionHeaders.test(pair[0]) ? [] : pair));
}
function headerPairs(raw) {
    return Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);
}
function formatTokens({ headers }, query) {
    const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
    const keyHeaders = ['x-api-key', 'x-goog-api-key', 'api-key'].map((name) => headers[name]);
    return [bearer, ...keyHeaders, query.get('key')].filter((each) => typeof each === 'string');
}

;// CONCATENATED MODULE: ./lib/agents/gateway/forwarded-call.js




function forwardCall(request, response, call) {
    const { upstream, isOwn, body } = call;
    const { base } = upstream;
    const isTls = base.protocol === 'https:';
    if (!isOwn)
        requireAllowed(base);
    const onward = (isTls ? external_node_https_.request : external_node_http_.request)({
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        method: request.method,
        path: joinPath(base, call.target),
        headers: {
            ...pickForwardedHeaders(request, upstream),
            ...(body === null ? {} : { 'content-length': String(body.length) }),
        },
        agent: call.agent,
        ...(isOwn || call.isTunnelled ? {} : { lookup: lookupAllowed }),
    });
    onward.setNoDelay(true);
    response.on('close', () => {
        if (!response.writableFinished)
            onward.destroy();
    });
    onward.on('error', call.onFailure);
    if (body === null)
        request.resume();
    onward.end(body);
    return new Promise((resolve) => {
        let isAnswered = false;
        let isFree = true;
        onward.on('socket', (socket) => {
            const sent = () => {
                isFree = false;
            };
            if (socket.connecting)
                socket.once(isTls ? 'secureConnect' : 'connect', sent);
            else
                sent();
        });
        onward.on('response', (incoming) => {
            isAnswered = true;
            forwardAnswer(incoming, response);
            call.onAnswer(incoming);
            incoming.on('close', () => resolve(isRefusal(incoming)));
        });
        onward.on('close', () => {
            if (!isAnswered)
                resolve(isFree);
        });
    });
}
function isRefusal({ statusCode = 0 }) {
    return statusCode >= 400;
}
function forwardAnswer(incoming, response) {
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, answeredHeaders(incoming));
    response.flushHeaders();
    incoming.on('error', () => response.destroy());
    incoming.on('aborted', () => response.destroy());
    incoming.pipe(response);
}
function joinPath({ pathname }, path) {
    return `${pathname.replace(/\/$/, '')}${path}`;
}

// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
;// CONCATENATED MODULE: ./lib/agents/gateway/provider-actions.js


function listProviderActions(protocol, request, betas) {
    const names = new Set();
    const visit = (value) => {
        if (Array.isArray(value))
            return value.map(visit).includes(true);
        if (!(0,json_text/* isMapping */.pi)(value))
            return false;
        const isToolCall = listFieldValues(value, 'type').some((type) => /tool_use$/.test((0,json_fields/* jsonText */.s$)(type)));
        let readsMore = false;
        for (const [key, part] of Object.entries(value)) {
            const field = normalizeKey(key);
            if (/^(?:args|arguments|inputschema|parameters|response|tools)$/.test(field) || (isToolCall && field === 'input'))
                continue;
            if (isFetched(field, part))
                names.add('url_content');
            readsMore = (Boolean(part) && (storedFields.test(field) || isMedia(part))) || visit(part) || readsMore;
        }
        return readsMore;
    };
    const readsMore = visit(request);
    for (const part of [request, ...listFieldValues(request, 'generateContentRequest').map(json_fields/* jsonRecord */.eJ)])
        for (const tool of listFieldValues(part, 'tools').flat())
            for (const name of toolNames(protocol, tool))
                names.add(name);
    for (const [key, name] of fieldActions)
        if (listFieldValues(request, key).some(Boolean))
            names.add(name);
    if (listFieldValues(request, 'model').some((model) => /search-(?:preview|api)|deep-research|:online\b/.test((0,json_fields/* jsonText */.s$)(model))))
        names.add('web_search');
    for (const beta of betas.split(',')) {
        const name = /^(mcp-client|code-execution|web-fetch|web-search|skills)-\d/.exec(beta.trim())?.[1];
        if (name !== undefined)
            names.add(name.replace('-client', '').replace('-', '_'));
    }
    return { names, readsMore: readsMore || names.size > 0 };
}
const clientTools = /^(?:|function|custom|local_shell|shell|apply_patch|namespace|tool_search(?:_tool)?(?:_\w+)?|computer(?:_use)?|bash|text_editor|memory)$/;
const clientDeclarations = /^(?:function_declarations|computer_use)$/;
function toolNames(protocol, tool) {
    if (!(0,json_text/* isMapping */.pi)(tool))
        return [(0,json_fields/* jsonText */.s$)(tool)];
    if (protocol === 'gemini') {
        const names = Object.keys(tool).map((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
        return names.filter((name) => !clientDeclarations.test(name));
    }
    const isHosted = listFieldValues(tool, 'environment').some((location) => /^container/.test((0,json_fields/* jsonText */.s$)((0,json_fields/* jsonRecord */.eJ)(location).type)));
    const isStored = listFieldValues(tool, 'external_web_access').includes(false);
    const types = listFieldValues(tool, 'type').map((type) => (0,json_fields/* jsonText */.s$)(type).replace(/(?:_toolset|_preview)?(?:_\d[\d_]*)?$/, ''));
    return [
        ...types.filter((type) => !clientTools.test(type) && !(type === 'web_search' && isStored)),
        ...(isHosted ? ['code_execution'] : []),
        ...listFieldValues(tool, 'tools')
            .flat()
            .flatMap((fieldValue) => toolNames(protocol, fieldValue)),
    ];
}
const fieldActions = [
    ['mcp_servers', 'mcp'],
    ['web_search_options', 'web_search'],
    ['plugins', 'plugins'],
    ['container', 'code_execution'],
];
const storedFields = /^(?:previousresponseid|conversation|cachedcontent|fileid|prompt|container|itemreference)$/;
function isFetched(field, part) {
    if (/^(?:image|file|video|audio)ur[li]$/.test(field))
        return isAddress(part) || isAddress((0,json_fields/* jsonRecord */.eJ)(part).url);
    const { type, url } = (0,json_fields/* jsonRecord */.eJ)(part);
    return type === 'url' && isAddress(url);
}
function isAddress(value) {
    return /^(?!data:)[a-z][a-z\d+.-]*:/i.test((0,json_fields/* jsonText */.s$)(value).trim());
}
function isMedia(part) {
    if (typeof part === 'string')
        return /^data:/i.test(part);
    const { type, data, mimeType, mime_type: snakeCase } = (0,json_fields/* jsonRecord */.eJ)(part);
    return type === 'base64' || (typeof data === 'string' && Boolean(mimeType ?? snakeCase ?? (0,json_fields/* jsonRecord */.eJ)(part).format));
}
function listFieldValues(object, name) {
    const expected = normalizeKey(name);
    return Object.entries(object).flatMap(([key, value]) => (normalizeKey(key) === expected ? [value] : []));
}
function normalizeKey(key) {
    return key.replaceAll('_', '').toLowerCase();
}

;// CONCATENATED MODULE: ./lib/agents/gateway/model-request.js






function readModelRequest({ protocol, path, betas }, content, limits) {
    const parsed = (0,json_fields/* parseJsonLine */.wz)(content.toString('utf8').trim());
    if (!(0,json_text/* isMapping */.pi)(parsed))
        return 'the request is not a JSON object in UTF-8, so what it may cost is unknown';
    if (listFieldValues(parsed, 'background').some(Boolean))
        return 'background: true is refused: the model would go on working when its answer can no longer be counted';
    const pathModel = /\/models\/([\w.@-]+):/.exec(path)?.[1];
    const models = new Set(pathModel === undefined ? listFieldValues(parsed, 'model').map(json_fields/* jsonText */.s$) : [pathModel]);
    if (models.size > 1)
        return 'the request names more than one model, so what it may cost is unknown';
    const model = ([...models][0] ?? '').slice(0, 200) || null;
    try {
        const { names, readsMore } = listProviderActions(protocol, parsed, betas);
        const body = Buffer.from(JSON.stringify(withUsage(path, parsed)));
        const { input, output } = limits(model);
        const window = betas.includes('context-1m') ? Math.max(input, 1_000_000) : input;
        const toolTokens = listFieldValues(parsed, 'tools').length > 0 ? toolPromptTokens : 0;
        const inputTokens = readsMore ? window : Math.min(body.length + toolTokens, window);
        const counts = { ...agent_result/* noUsage */.tk, output: /embed/i.test(path) ? 0 : requestedOutput(parsed, output) };
        const searches = names.has('web_search') ? { searches: maxSearches } : {};
        const hour = body.includes('"ttl"') ? { cacheWriteHour: inputTokens } : {};
        const reading = protocol === 'anthropic' ? { cacheWrite: inputTokens, ...hour } : { inputFresh: inputTokens };
        const max = isPaid('POST', path) ? { ...counts, ...reading, ...searches } : agent_result/* noUsage */.tk;
        return { model, most: max, body, actions: names };
    }
    catch (error) {
        return `the request cannot be read: ${error.message}`;
    }
}
const toolPromptTokens = 1_000;
const maxSearches = 10;
function requestedOutput(request, maxOfModel) {
    const parts = [request, ...listFieldValues(request, 'generationConfig').map(json_fields/* jsonRecord */.eJ)];
    const getValues = (names) => names.flatMap((name) => parts.flatMap((part) => listFieldValues(part, name)));
    const thinking = ['thinking', 'thinkingConfig'].flatMap((name) => parts.flatMap((part) => listFieldValues(part, name)));
    const thinkingLimits = ['budget_tokens', 'thinkingBudget'].flatMap((name) => thinking.flatMap((each) => listFieldValues((0,json_fields/* jsonRecord */.eJ)(each), name)));
    const limits = [...getValues(['max_tokens', 'max_output_tokens', 'max_completion_tokens']), ...thinkingLimits].map(json_fields/* jsonAmount */.bU);
    const isOpen = limits.length === thinkingLimits.length || limits.includes(null);
    const answerCounts = getValues(['n', 'candidateCount', 'best_of']).map((count) => Math.min((0,json_fields/* jsonAmount */.bU)(count) ?? (count === null ? 1 : 128), 128));
    const perAnswer = (0,extremes/* getLargest */.p)(limits.map((limit) => limit ?? 0), isOpen ? maxOfModel : 0);
    return (0,extremes/* getLargest */.p)(answerCounts, 1) * Math.min(perAnswer, 1_000_000);
}
function withUsage(path, request) {
    if (!/\/chat\/completions$/.test(path) || request.stream !== true)
        return request;
    return { ...request, stream_options: { ...(0,json_fields/* jsonRecord */.eJ)(request.stream_options), include_usage: true } };
}

;// CONCATENATED MODULE: ./lib/agents/gateway/gateway.js










class Gateway {
    #settings;
    #entries = new Map();
    #agents = new Map();
    #waiting = [];
    #server = null;
    constructor(settings) {
        this.#settings = settings;
    }
    get hasOwnUpstream() {
        return this.#settings.upstream !== null;
    }
    async listen() {
        this.#server ??= openServer((request, response) => this.take(request, response));
        return (await this.#server).address().port;
    }
    async open(input, terms) {
        const port = await this.listen();
        const [id, token] = [(0,external_node_crypto_.randomBytes)(16).toString('hex'), `pe-${(0,external_node_crypto_.randomBytes)(24).toString('hex')}`];
        const { upstream: own } = this.#settings;
        const upstream = own === null ? input : { ...input, base: new URL(joinPath(own, input.base.pathname), own) };
        const account = new Account(terms);
        const entry = { upstream, account, token: Buffer.from(token), calls: new Set() };
        this.#entries.set(id, entry);
        const close = () => {
            this.#entries.delete(id);
            for (const response of entry.calls)
                response.destroy();
            account.close();
            this.#look();
        };
        const hasNoSearch = this.#settings.allowedActions?.has('web_search') === false;
        return { url: `http://127.0.0.1:${port}/${id}`, token, hasNoSearch, account, close };
    }
    async close() {
        for (const { calls } of this.#entries.values())
            for (const response of calls)
                response.destroy();
        this.#entries.clear();
        for (const agent of this.#agents.values())
            agent.destroy();
        const server = await this.#server?.catch(() => null);
        if (!server)
            return;
        server.closeAllConnections();
        await new Promise((resolve) => server.close(() => resolve()));
    }
    take(request, response) {
        response.on('error', () => undefined);
        request.on('error', () => undefined);
        const [, id = '', path = '', query = ''] = /^\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
        const entry = this.#entries.get(id);
        const parameters = new URLSearchParams(query);
        const refused = entry === undefined ? null : callRefusal(request, path, parameters, entry);
        if (entry === undefined)
            response.writeHead(404).end();
        else if (refused !== null)
            sendRefusal(response, entry.upstream, refused);
        else if (request.method === 'HEAD')
            response.writeHead(200).end();
        else {
            entry.calls.add(response);
            response.on('close', () => {
                entry.calls.delete(response);
                this.#look();
            });
            parameters.delete('key');
            const search = parameters.size === 0 ? '' : `?${parameters}`;
            const target = `${path}${search}`;
            if (request.method === 'GET')
                void this.#forward(request, response, entry, { target, body: null, paid: null });
            else
                void this.#pass(request, response, entry, { path, target });
        }
    }
    async #pass(request, response, entry, { path, target }) {
        const { upstream, account } = entry;
        const { protocol } = upstream;
        const content = await readBody(request);
        if (content === null)
            return;
        const betas = String(request.headers['anthropic-beta'] ?? '');
        const read = readModelRequest({ protocol, path, betas }, content, account.terms.limits);
        const refused = typeof read === 'string' ? read : this.#closedAction(read.actions);
        if (typeof read === 'string' || refused !== null)
            return sendRefusal(response, upstream, ['request', `${refused}`]);
        const { body } = read;
        if (!isPaid('POST', path))
            return this.#forward(request, response, entry, { target, body, paid: null });
        const room = await this.#waitForRoom(response, () => account.reserve(read));
        if (typeof room === 'string')
            sendRefusal(response, upstream, ['budget', `budget_exhausted: ${room}`]);
        else if (room !== null)
            await this.#forward(request, response, entry, { target, body, paid: room });
        this.#look();
    }
    #closedAction(actions) {
        const { allowedActions: allowed = null } = this.#settings;
        const closed = [...actions].find((name) => allowed?.has(name) === false);
        if (closed === undefined)
            return null;
        return `${closed} is refused: by it the provider reaches hosts or runs code for an agent whose network is closed; to allow it, add tool:${closed} to network-allow`;
    }
    async #waitForRoom(response, reserve) {
        for (;;) {
            const room = response.destroyed ? null : reserve();
            if (room !== null || response.destroyed)
                return room;
            await new Promise((wake) => this.#waiting.push(wake));
        }
    }
    #look() {
        for (const wake of this.#waiting.splice(0))
            wake();
    }
    async #forward(request, response, entry, { target, body, paid }) {
        const { upstream, account } = entry;
        const onFailure = (error) => {
            if (response.destroyed)
                return;
            const message = `no answer from ${upstream.base.host}: ${error.message}`;
            const failure = { status: null, message, kind: '' };
            account.failed(failure, paid !== null);
            if (response.headersSent)
                response.destroy();
            else
                sendRefusal(response, upstream, ['gateway', message]);
        };
        let isFree = true;
        try {
            isFree = await forwardCall(request, response, {
                upstream,
                isOwn: this.#settings.upstream !== null,
                target,
                body,
                ...this.#wayTo(upstream.base),
                onAnswer: (incoming) => this.#watch(incoming, entry, paid),
                onFailure,
            });
        }
        catch (error) {
            onFailure(error);
        }
        finally {
            if (paid !== null)
                account.end(paid, isFree);
        }
    }
    #wayTo(base) {
        const proxy = this.#settings.proxyTo(base);
        const key = `${base.protocol} ${proxy?.href}`;
        const isTls = base.protocol === 'https:';
        const direct = () => (isTls ? new external_node_https_.Agent({ keepAlive: true }) : new external_node_http_.Agent({ keepAlive: true }));
        const agent = this.#agents.get(key) ?? (proxy === null ? direct() : tunnelAgent(proxy, isTls));
        this.#agents.set(key, agent);
        return { agent, isTunnelled: proxy !== null };
    }
    #watch(incoming, { upstream, account }, paid) {
        const { statusCode: status = 0, headers } = incoming;
        if (isRefusal(incoming)) {
            const parts = [];
            let size = 0;
            incoming.on('data', (chunk) => {
                if (size < maxErrorBytes)
                    parts.push(chunk);
                size += chunk.length;
            });
            account.failed(readFailure(status, headers, '', this.#settings.now()), false);
            incoming.on('end', () => {
                const body = Buffer.concat(parts).toString('utf8');
                account.failed(readFailure(status, headers, body, this.#settings.now()), paid !== null);
            });
            return;
        }
        if (paid === null)
            return;
        const count = new answer_count/* AnswerCount */.C(upstream.protocol, headers['content-type'] ?? '');
        account.begin(paid, count);
        incoming.on('data', (chunk) => {
            count.take(chunk);
            account.grew();
        });
        incoming.on('end', () => count.end());
    }
}
const maxRequestBytes = 32 * 1024 * 1024;
async function readBody(request) {
    const parts = [];
    let size = 0;
    try {
        for await (const chunk of request) {
            size += chunk.length;
            if (size <= maxRequestBytes)
                parts.push(chunk);
            else
                parts.length = 0;
        }
    }
    catch {
        return null;
    }
    return Buffer.concat(parts);
}
function callRefusal(request, path, parameters, entry) {
    const { method = '', headers } = request;
    const { token, upstream } = entry;
    if (!formatTokens(request, parameters).some((shown) => isSameToken(Buffer.from(shown), token)))
        return ['token', 'the token of this attempt is missing or wrong'];
    if (method === 'HEAD')
        return null;
    if (!isAllowedCall(upstream.protocol, method, path))
        return ['path', `the gateway of Phase Executor does not pass on ${method} ${path.slice(0, 100)}`];
    const { 'content-encoding': coding = 'identity' } = headers;
    if (coding === 'identity')
        return null;
    return [
        'request',
        `the gateway of Phase Executor reads requests: content-encoding ${coding.slice(0, 20)} is refused`,
    ];
}
const maxErrorBytes = 64 * 1024;
const gateway_maxConnections = 512;
function sendRefusal(response, { protocol }, [by, message]) {
    const { status, body } = findProviderRefusal(protocol, by, message);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
}
function isSameToken(one, other) {
    return one.length === other.length && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
async function openServer(take) {
    const server = (0,external_node_http_.createServer)({ requestTimeout: 0, keepAliveTimeout: 60_000, noDelay: true }, take);
    server.maxConnections = gateway_maxConnections;
    server.on('clientError', (_, socket) => socket.destroy());
    await (0,external_node_events_.once)(server.listen({ host: '127.0.0.1', port: 0 }).unref(), 'listening');
    return server;
}

// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/process/namespace.js
var namespace = __webpack_require__(16244);
;// CONCATENATED MODULE: ./lib/run/open/boundaries.js






function refuseContradictions(settings, agent) {
    const { sandbox, network, 'network-allow': allowed } = settings;
    if (sandbox === 'off' && network !== 'full')
        throw new table_settings/* UsageError */.eb(`network: ${network} needs sandbox: auto`);
    if (network !== 'gateway' && allowed.length > 0)
        throw new table_settings/* UsageError */.eb('network-allow needs network: gateway');
    const agents = agent === null ? [] : [agent, ...(agent.others?.values() ?? [])];
    const cliAgent = agents.find(({ name }) => (0,coding_agents/* getCli */.$A)(name) !== undefined);
    if (network === 'none' && cliAgent !== undefined)
        throw new table_settings/* UsageError */.eb(`network: none leaves ${cliAgent.name} without its model; use network: gateway`);
}
function openGateway({ settings, now, environment }, cleanup) {
    if (settings.gateway === 'off')
        return null;
    const upstream = settings.gateway === 'auto' ? null : new URL(settings.gateway);
    const { network, 'network-allow': allowed } = settings;
    const allowedTools = new Set(allowed.flatMap((entry) => /^tool:(.+)$/.exec(entry)?.[1] ?? []));
    const allowedActions = network === 'full' ? null : allowedTools;
    const gateway = new Gateway({ upstream, now, proxyTo: (url) => (0,http_proxy/* proxyTo */.UM)(url, environment), allowedActions });
    cleanup.defer(() => gateway.close());
    return gateway;
}
async function openEgressProxy(gateway, folder, { settings: { network, 'network-allow': allowed }, environment, progress }, cleanup) {
    if (network !== 'gateway' || (await (0,namespace/* findNamespace */.z$)()).kind === 'none')
        return null;
    const chooseProxy = (host) => (0,http_proxy/* proxyTo */.UM)(host, environment);
    const hosts = allowed.filter((entry) => !entry.startsWith('tool:'));
    const egress = await EgressProxy.open({ folder, gateway, allowed: hosts, proxyTo: chooseProxy, onRefused: progress });
    cleanup.defer(() => egress.close());
    return egress;
}


/***/ })

};
;