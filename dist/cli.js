#!/usr/bin/env node
import { commandLine } from './main.js';
await (await commandLine()).run();
