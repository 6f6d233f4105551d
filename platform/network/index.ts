export { networkOf } from './network-of.ts'
export { isLoopback, isNetwork, networkMatcher } from './trusted-proxies.ts'
