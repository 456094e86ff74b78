#!/usr/bin/env node
process.exitCode = 70;
require('./main.js').postAction().then(({ run }) => run());
