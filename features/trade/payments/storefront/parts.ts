export { PaymentChoice } from './methods/payment-choice.tsx'
export { usePayMethod } from './methods/use-pay-method.ts'
