/** Programs of other makers around a mall, for tests with what a stranger has. */
export { hasProgram } from './program.ts'
export { aPgBouncer } from './pgbouncer.ts'
export { anNginx } from './nginx.ts'
export { aRedis, hasRedis, type TestRedis } from './redis.ts'
