export { shopperRole } from './outbox/role.ts'
export { sendUnsent } from './outbox/send-unsent.ts'
