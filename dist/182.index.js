export const id = 182;
export const ids = [
    182
];
export const modules = {
    2182: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            engine: ()=>engine
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        async function engine(_, __, world) {
            let path = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(world.temporaryDirectory, 'engine-'));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.cpSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(world.home, 'action.yml'), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'action.yml'));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.cpSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(world.home, 'dist'), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'dist'), {
                recursive: true
            });
            let digest = digestOf(path);
            let outputs = {
                'engine-path': path,
                'engine-digest': digest,
                'node-path': world.node
            };
            return {
                exitCode: 0,
                json: outputs,
                text: `the engine is in ${path}`,
                outputs
            };
        }
        function digestOf(folder) {
            let files = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, {
                recursive: true,
                withFileTypes: true
            }).filter((entry)=>entry.isFile());
            let names = files.map((entry)=>`./${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name))}`);
            let lines = names.sort((one, other)=>Buffer.compare(Buffer.from(one), Buffer.from(other))).map((name)=>`${sha256((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)))}  ${name}\n`);
            return sha256(Buffer.from(lines.join('')));
        }
        function sha256(content) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
        }
    }
};
