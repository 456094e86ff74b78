#!/usr/bin/env node
import { action } from './main.js';
await (await action()).run();
