"use strict";
exports.id = 3322;
exports.ids = [3322];
exports.modules = {

/***/ 42873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ digestHashes),
/* harmony export */   a_: () => (/* binding */ digestResult),
/* harmony export */   sW: () => (/* binding */ hashContent),
/* harmony export */   x_: () => (/* binding */ listFilesBelow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function digestResult(folder) {
    return digestHashes(new Map(listFilesBelow(folder).map((path) => [path, hashContent((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)))])));
}
function listFilesBelow(folder) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name)));
}
function digestHashes(hashes) {
    const lines = [...hashes.keys()].sort().map((path) => `${path}\0${hashes.get(path)}\n`);
    return `sha256:${hashContent(lines.join(''))}`;
}
function hashContent(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 23322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runEngine: () => (/* binding */ runEngine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _chain_workers_result_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42873);



const runEngine = async (_, world) => {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'engine-'));
    for (const folder of ['', ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(world.home)]) {
        const action = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.home, folder, 'action.yml');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(action))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(action, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, folder, 'action.yml'));
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.home, 'dist'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'dist'), { recursive: true });
    const digest = hashEngineFolder(path);
    const outputs = { 'engine-path': path, 'engine-digest': digest, 'node-path': world.node };
    return { exitCode: 0, json: outputs, text: `the engine is in ${path}`, outputs };
};
function hashEngineFolder(folder) {
    const lines = (0,_chain_workers_result_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .listFilesBelow */ .x_)(folder)
        .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
        .map((name) => `${(0,_chain_workers_result_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .hashContent */ .sW)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)))}  ./${name}\n`);
    return (0,_chain_workers_result_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .hashContent */ .sW)(lines.join(''));
}


/***/ })

};
;