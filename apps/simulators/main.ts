import { enableCompileCache } from 'node:module'

enableCompileCache()
// Imported after the compile cache is enabled, so that the next start finds every module compiled.
await import('./run.ts')
