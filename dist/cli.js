#!/usr/bin/env node
process.exitCode = 70;
require('./main.js').commandLine().then(({ run }) => run());
