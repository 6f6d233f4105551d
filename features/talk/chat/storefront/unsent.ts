export { shopperRole } from '../parts/outbox/role.ts'
export { sendUnsent } from '../parts/outbox/send-unsent.ts'
