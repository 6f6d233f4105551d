export { boundedCache, type BoundedCache } from './bounded.ts'
export { batched } from './batched.ts'
export { sharedLoads, type SharedLoads } from './shared-loads.ts'
