import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'

const wanted = 26
const [major] = process.versions.node.split('.').map(Number)
if (major === undefined || major < wanted) {
  process.stderr.write(`Hojip runs on Node ${wanted}, which npm ci brings; start it with: npm start\n`)
  process.exit(1)
}
/** Production runs the server as `npm run build` has made it, unless a source has changed since. */
async function builtRun() {
  if (process.argv[2] !== 'serve') return undefined
  const [{ builtServer }, { buildDir }] = await Promise.all([
    import('@hojip/platform/site-build/program'),
    import('./settings/build-dir.ts'),
  ])
  const { url, why } = await builtServer(buildDir())
  // Each worker has read the same.
  if (why !== undefined && cluster.isPrimary)
    process.stderr.write(
      `  The server starts from its sources, which takes longer: ${why}. npm run build brings it up to date.\n`,
    )
  return url
}

enableCompileCache()
// What is cut from a block and stored somewhere holds on to all of it: 64 KB, unless the pool is smaller.
Buffer.poolSize = 8 * 1_024
// Imported after the compile cache is enabled, so that the next start finds every module compiled.
const built = await builtRun()
await (built === undefined ? import('./run.ts') : import(built))
