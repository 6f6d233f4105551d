export { PaymentChoice } from './payment-choice.tsx'
export { usePayMethod } from './use-pay-method.ts'
export { cashierPaths } from './paths.ts'
