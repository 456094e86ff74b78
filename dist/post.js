#!/usr/bin/env node
import { postAction } from './main.js';
await (await postAction()).run();
