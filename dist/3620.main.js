"use strict";
exports.id = 3620;
exports.ids = [3620];
exports.modules = {

/***/ 43620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sumSpending)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);

function sumSpending(spending, plan) {
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)(spending.flatMap((attemptSpending) => plan === undefined || attemptSpending.plan === plan ? [attemptSpending.spent] : []));
}


/***/ })

};
;