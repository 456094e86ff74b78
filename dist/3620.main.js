"use strict";
exports.id = 3620;
exports.ids = [3620];
exports.modules = {

/***/ 43620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ totalSpent),
/* harmony export */   p: () => (/* binding */ recordedSpending)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _growing_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25801);


function recordedSpending(events) {
    return [...accountsSoFar(events).values()].map(({ plan, attempt, closed, open }) => ({
        plan,
        attempt,
        spent: open === _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at ? closed : (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)([closed, { ...open, isEstimate: true }]),
    }));
}
const accountsSoFar = (0,_growing_log_js__WEBPACK_IMPORTED_MODULE_1__/* .readingOnward */ .C)(() => new Map(), addEvent);
function addEvent(accounts, event) {
    const keyOf = (plan, attempt, runId) => `${runId}\0${plan}\0${attempt}`;
    const accountOf = ({ plan, attempt, runId }) => {
        const key = keyOf(plan, attempt, runId);
        const account = accounts.get(key) ?? { plan, attempt, closed: _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at, open: _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at };
        accounts.set(key, account);
        return account;
    };
    switch (event.event) {
        case 'phase_complete':
            accounts.clear();
            break;
        case 'agent_start':
        case 'agent_spend':
        case 'agent_end': {
            const account = accountOf(event);
            if ('spent' in event && event.spent)
                account.open = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .laterSpent */ .j6)(account.open, event.spent);
            if (event.event === 'agent_spend')
                break;
            account.closed = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)([account.closed, account.open]);
            account.open = _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at;
            break;
        }
        case 'adopt': {
            const account = accountOf(event);
            for (const runId of [event.from, ...event.adopters]) {
                const before = accounts.get(keyOf(event.plan, event.attempt, runId));
                if (before === undefined)
                    continue;
                account.closed = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)([account.closed, before.closed]);
                account.open = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .laterSpent */ .j6)(account.open, before.open);
                accounts.delete(keyOf(event.plan, event.attempt, runId));
            }
            break;
        }
    }
}
function totalSpent(spending, plan) {
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)(spending.flatMap((attemptSpending) => plan === undefined || attemptSpending.plan === plan ? [attemptSpending.spent] : []));
}


/***/ })

};
;