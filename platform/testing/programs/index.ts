/** Programs of other makers around a mall, for tests with what a stranger has. */
export { hasProgram } from './program.ts'
export { aPgBouncer } from './pgbouncer.ts'
export { aCaddy } from './caddy.ts'
export { aCertificate, type Certificate } from './certificate.ts'
export { anNginx, type ProxyOptions } from './nginx.ts'
export { aRedis, hasRedis, type TestRedis } from './redis.ts'
