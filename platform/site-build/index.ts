export { assertBuilder, buildAll, buildSites, NoBuilder } from './build.ts'
export { buildState, builtFolder } from './record.ts'
export { openSite, type OpenedSite } from './open-site.ts'
