/** A call of somebody who is signed in, about what is theirs. */
export const ownCall = { auth: 'user', owner: 'self', cache: 'none' } as const
export const ownRead = { ...ownCall, rate: 'read' } as const
export const ownWrite = { ...ownCall, rate: 'write' } as const

/** A call of a shop's staff, about what is the shop's; it also names the `right` that they need. */
export const shopCall = { auth: 'staff', owner: 'shop', cache: 'none' } as const
export const shopRead = { ...shopCall, rate: 'read' } as const
export const shopWrite = { ...shopCall, rate: 'write' } as const

/** A call of the mall's operators. */
export const mallCall = { auth: 'operator', owner: 'mall', cache: 'none' } as const
export const mallRead = { ...mallCall, rate: 'read' } as const
export const mallWrite = { ...mallCall, rate: 'write' } as const
