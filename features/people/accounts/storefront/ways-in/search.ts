import { one, type RawSearch } from '@hojip/platform/page'

export const providers = ['wechat', 'alipay'] as const
export type Provider = (typeof providers)[number]

function choiceOf(raw: RawSearch, name: string) {
  return one(raw, name) === '1' ? ('1' as const) : ('0' as const)
}

export function wayInSearch(raw: RawSearch) {
  return {
    /** By the specification: 0 signs in, 1 registers. Both lead to the same account. */
    type: choiceOf(raw, 'type'),
    /** By the specification: 0 by code, 1 by password. */
    method: choiceOf(raw, 'method'),
    /** The partner whose sign-in the user declined. */
    refused: providers.find((provider) => provider === one(raw, 'refused')),
    redirect: one(raw, 'redirect'),
  }
}

/** The parameters that partners send a browser back with; each has its own name for the code. */
export function returnSearch(raw: RawSearch) {
  return { code: one(raw, 'code') ?? one(raw, 'auth_code'), state: one(raw, 'state') }
}
