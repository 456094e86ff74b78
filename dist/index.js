#!/usr/bin/env node
process.exitCode = 70;
require('./main.js').action().then(({ run }) => run());
