export { networkOf } from './network-of.ts'
export { isLoopback, isNetwork, isWideNetwork, networkMatcher } from './trusted-proxies.ts'
