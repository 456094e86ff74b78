/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = require("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = require("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 80481:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = require("node:stream/consumers");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = require("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = require("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ }),

/***/ 74207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ resolveRealPath),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Yw: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);


function isWithin(path, folder) {
    return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}
function isBelow(path, folder) {
    return path !== folder && isWithin(path, folder);
}
function resolveRealPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}


/***/ }),

/***/ 93591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ stopMarked),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Mh: () => (/* binding */ isAnyWorking),
/* harmony export */   O9: () => (/* binding */ listMarksBelow),
/* harmony export */   TK: () => (/* binding */ sweepMarked),
/* harmony export */   cE: () => (/* binding */ sweepReach),
/* harmony export */   d8: () => (/* binding */ isAnyMarked),
/* harmony export */   gy: () => (/* binding */ processStart),
/* harmony export */   i$: () => (/* binding */ ProcessTree),
/* harmony export */   u$: () => (/* binding */ firstName)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58500);
/* harmony import */ var _files_file_path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(74207);




const MARK = 'PHASE_EXECUTOR_MARK';
const firstName = 'phase-executor-namespace';
class ProcessTree {
    #marker;
    #known = new Map();
    #sessions;
    #since;
    #root;
    #timer = null;
    constructor(marker, root) {
        this.#marker = marker;
        this.#root = root;
        this.#sessions = new Set(root === null ? [] : [root]);
        this.#since = root === null ? 0 : Number(readRow(`${root}`)?.start ?? 0);
    }
    watch(everyMs = 20) {
        this.#timer = setTimeout(() => {
            for (const { pid, stopped } of this.#alive())
                if (stopped && pid === this.#root)
                    tryKill(pid, 'SIGCONT');
            this.watch(Math.min(everyMs * 2, 500));
        }, everyMs);
        this.#timer.unref();
    }
    async sweep(limitMs = 5_000) {
        if (this.#timer)
            clearTimeout(this.#timer);
        const killed = new Set();
        let emptyChecks = 0;
        for (let waitedMs = 0;;) {
            const alive = this.#alive({ byMarker: true });
            emptyChecks = alive.length === 0 ? emptyChecks + 1 : 0;
            if (emptyChecks === 2)
                return { killed: killed.size, escaped: 0 };
            if (waitedMs >= limitMs)
                return { killed: killed.size, escaped: alive.length };
            for (const { pid, start } of alive) {
                const signal = waitedMs < maxReapingMs && isReaper(pid) ? 'SIGUSR1' : 'SIGKILL';
                if (tryKill(pid, signal))
                    killed.add(`${pid}/${start}`);
            }
            if (emptyChecks === 1)
                continue;
            const pauseMs = Math.min(2 + waitedMs, 25);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pauseMs);
            waitedMs += pauseMs;
        }
    }
    #alive({ byMarker = false } = {}) {
        const rows = listProcesses().filter((row) => row.pid !== process.pid && !(Number(row.start) < this.#since));
        const ownRows = new Map();
        for (const row of rows) {
            const known = this.#known.get(row.pid) === row.start;
            if (known || this.#sessions.has(row.session) || (byMarker && isMarked(row.pid, this.#marker)))
                ownRows.set(row.pid, row);
        }
        for (let hasGrown = true; hasGrown;) {
            hasGrown = false;
            for (const row of rows) {
                if (ownRows.has(row.pid) || !ownRows.has(row.parent))
                    continue;
                ownRows.set(row.pid, row);
                hasGrown = true;
            }
        }
        for (const row of ownRows.values())
            this.#known.set(row.pid, row.start);
        const sessions = [...ownRows.values()].map(({ session }) => session);
        this.#sessions = new Set(sessions.filter((id) => this.#known.has(id) || this.#sessions.has(id)));
        return [...ownRows.values()].filter((row) => !row.dead);
    }
}
function sweepMarked(marker, limitMs) {
    return new ProcessTree(marker, null).sweep(limitMs);
}
async function stopMarked(marker, graceMs) {
    for (const { pid } of listBearers(marker))
        tryKill(pid, 'SIGTERM');
    for (let waitedMs = 0; waitedMs < graceMs && isAnyMarked(marker); waitedMs += 50)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(50);
}
function isAnyMarked(marker) {
    return listBearers(marker).length > 0;
}
function listBearers(marker) {
    return listProcesses().filter((row) => !row.dead && row.pid !== process.pid && isMarked(row.pid, marker));
}
function isAnyWorking(folders, file) {
    if (sweepReach() !== 'full')
        return false;
    const isOneOfThem = (path) => folders.some((folder) => (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, folder));
    return listFromProc().some(({ pid, dead }) => {
        if (dead || pid === process.pid)
            return false;
        const isGit = tryReadProc(`/proc/${pid}/comm`)?.toString('latin1').startsWith('git') === true;
        return (isGit && isOneOfThem(tryReadLink(`/proc/${pid}/cwd`))) || openFiles(pid).includes(file);
    });
}
function listMarksBelow(folder) {
    if (sweepReach() !== 'full')
        return [];
    const ownMarks = processMarks(process.pid);
    const bearers = listFromProc().filter(({ pid, dead }) => !dead && pid !== process.pid && (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(tryReadLink(`/proc/${pid}/cwd`), folder));
    const marks = bearers.flatMap(({ pid }) => processMarks(pid).slice(-1));
    return [...new Set(marks)].filter((mark) => !ownMarks.includes(mark));
}
function openFiles(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(`/proc/${pid}/fd`).map((name) => tryReadLink(`/proc/${pid}/fd/${name}`));
    }
    catch {
        return [];
    }
}
function tryReadLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path);
    }
    catch {
        return '';
    }
}
function processStart(pid) {
    const row = sweepReach() === 'full' ? readRow(`${pid}`) : listFromPs().find((processRow) => processRow.pid === pid);
    return row === undefined || row.dead ? null : row.start;
}
function sweepReach() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/environ') && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/stat') ? 'full' : 'group-only';
}
function listProcesses() {
    return sweepReach() === 'full' ? listFromProc() : listFromPs();
}
function listFromProc() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc').flatMap((name) => readRow(name) ?? []);
}
function readRow(name) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? tryReadProc(`/proc/${name}/stat`)?.toString('latin1') : undefined;
    if (stat === undefined)
        return undefined;
    const [state, parent, , session, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const dead = state === 'Z' || state === 'X';
    return {
        pid,
        parent: Number(parent),
        session: Number(session),
        start: fields[15] ?? '',
        dead,
        stopped: state === 'T',
    };
}
function listFromPs() {
    const { stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('ps', ['-axo', 'pid=,ppid=,pgid=,stat=,lstart='], {
        encoding: 'utf8',
        env: { LC_ALL: 'C' },
    });
    return (stdout ?? '').split('\n').flatMap((line) => {
        const [pid, parent, group, state, ...start] = line.trim().split(/\s+/);
        if (!pid || !state)
            return [];
        const [dead, stopped] = [state.startsWith('Z'), state.startsWith('T')];
        return [
            { pid: Number(pid), parent: Number(parent), session: Number(group), start: start.join(' '), dead, stopped },
        ];
    });
}
function isMarked(pid, marker) {
    return processMarks(pid).includes(marker);
}
function processMarks(pid) {
    const environment = tryReadProc(`/proc/${pid}/environ`);
    if (!environment?.includes(MARK))
        return [];
    const entry = environment
        .toString('latin1')
        .split('\0')
        .find((pair) => pair.startsWith(`${MARK}=`));
    return entry?.slice(MARK.length + 1).split(' ') ?? [];
}
function tryReadProc(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
        for (let length = 0;;) {
            const bytesRead = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, scratch, length, scratch.length - length, null);
            length += bytesRead;
            if (bytesRead === 0)
                return scratch.subarray(0, length);
            if (length === scratch.length)
                scratch = Buffer.concat([scratch, scratch]);
        }
    }
    catch {
        return undefined;
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
let scratch = Buffer.alloc(64 * 1024);
const maxReapingMs = 1_000;
function isReaper(pid) {
    const text = tryReadProc(`/proc/${pid}/cmdline`)?.toString('latin1') ?? '';
    return /^[^\0]*perl\0-e\0/.test(text) && text.includes(`\0${firstName}\0`);
}
function tryKill(pid, signal = 'SIGKILL') {
    try {
        return process.kill(pid, signal);
    }
    catch {
        return false;
    }
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".main.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  action: () => (/* binding */ action),
  commandLine: () => (/* binding */ commandLine),
  postAction: () => (/* binding */ postAction)
});

;// CONCATENATED MODULE: external "node:inspector"
const external_node_inspector_namespaceObject = require("node:inspector");
;// CONCATENATED MODULE: ./lib/doors/world/debugger.js

process.on('SIGUSR1', () => undefined);
if (external_node_inspector_namespaceObject.url() !== undefined) {
    process.stderr.write('phase-executor: an agent could change the verdict through the debugger of Node, so it is closed; start without --inspect\n');
    external_node_inspector_namespaceObject.close();
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __nccwpck_require__(93591);
;// CONCATENATED MODULE: ./lib/doors/world/unreadable-process.js





const folderPrefix = 'phase-executor-unreadable-';
function becomeUnreadable(host, commands) {
    if (commands !== undefined && !commands.includes(host.argv[2] ?? ''))
        return;
    if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(host.execPath)).startsWith(folderPrefix)) {
        (0,external_node_fs_.rmSync)((0,external_node_path_.dirname)(host.execPath), { recursive: true, force: true });
        host.execPath = host.argv0;
        return;
    }
    const isTracked = [process_tree/* MARK */.M$, 'JENKINS_NODE_COOKIE', 'BUILD_ID'].some((name) => host.env[name] !== undefined);
    if (host.execve === undefined || host.getuid?.() === 0 || isTracked)
        return;
    const copy = tryCopyLoader(host.execPath, host.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)());
    if (copy === null)
        return;
    if ((0,external_node_child_process_.spawnSync)(copy, ['--verify', host.execPath], { env: {} }).status === 0)
        host.execve(copy, ['node', host.execPath, ...host.execArgv, ...host.argv.slice(1)], { ...host.env });
    (0,external_node_fs_.rmSync)((0,external_node_path_.dirname)(copy), { recursive: true, force: true });
}
function tryCopyLoader(program, location) {
    const [, loader] = /\0(\/[\w./-]+\/ld-linux[\w.-]*)\0/.exec(firstPage(program)) ?? [];
    if (loader === undefined)
        return null;
    try {
        const copy = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(location, folderPrefix)), 'node');
        (0,external_node_fs_.copyFileSync)(loader, copy);
        (0,external_node_fs_.chmodSync)(copy, 0o111);
        return copy;
    }
    catch {
        return null;
    }
}
function firstPage(path) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const page = Buffer.alloc(4_096);
        return page.toString('latin1', 0, (0,external_node_fs_.readSync)(file, page, 0, page.length, 0));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./lib/doors/entry/main.js


const protectedCommands = ['run', 'adopt', 'judge', 'execute', 'demo'];
const commandLine = () => {
    becomeUnreadable(process, protectedCommands);
    return Promise.all(/* import() */[__nccwpck_require__.e(4377), __nccwpck_require__.e(8179), __nccwpck_require__.e(1828), __nccwpck_require__.e(7881)]).then(__nccwpck_require__.bind(__nccwpck_require__, 40262));
};
const action = (host = process) => {
    becomeUnreadable(host);
    return Promise.all(/* import() */[__nccwpck_require__.e(1260), __nccwpck_require__.e(6752), __nccwpck_require__.e(4377), __nccwpck_require__.e(4942), __nccwpck_require__.e(6058), __nccwpck_require__.e(1828), __nccwpck_require__.e(738)]).then(__nccwpck_require__.bind(__nccwpck_require__, 90738));
};
const postAction = async () => ({ run: (await action()).runPost });

module.exports = __webpack_exports__;
/******/ })()
;