import { enableCompileCache } from 'node:module'

const wanted = 26
const [major] = process.versions.node.split('.').map(Number)
if (major === undefined || major < wanted) {
  process.stderr.write(`Hojip runs on Node ${wanted}, which npm ci brings; start it with: npm start\n`)
  process.exit(1)
}
enableCompileCache()
// What is cut from a block and stored somewhere holds on to all of it: 64 KB, unless the pool is smaller.
Buffer.poolSize = 8 * 1_024
// Imported after the compile cache is enabled, so that the next start finds every module compiled.
await import('./run.ts')
