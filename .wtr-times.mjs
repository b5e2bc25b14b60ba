import { writeFileSync } from 'node:fs'; import { relative } from 'node:path';
import base from './web-test-runner.config.mjs';
const out = process.env.TIMES;
export default { ...base, reporters: [...base.reporters, { stop({ sessions }) { const rows = []; for (const s of sessions) { const tests = []; const walk = (u, w) => { for (const t of u?.tests ?? []) tests.push([[...w, t.name].join(' > '), t.duration ?? 0, t.passed]); for (const i of u?.suites ?? []) walk(i, [...w, i.name]); }; walk(s.testResults, []); rows.push({ file: relative('.', s.testFile), sum: tests.reduce((a, t) => a + t[1], 0), tests }); } writeFileSync(out, JSON.stringify(rows)); } }] };
