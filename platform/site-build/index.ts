export { buildSites, NoBuilder, type BuildOptions, type BuiltSites } from './build.ts'
export { buildState, builtFolder, type BuildState } from './record.ts'
export { openSite, type OpenedSite } from './open-site.ts'
