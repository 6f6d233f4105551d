export { boundedCache, type BoundedCache } from './bounded.ts'
export { batched } from './batched.ts'
export { ownMemory } from './own-memory.ts'
export { sharedLoads, type SharedLoads } from './shared-loads.ts'
