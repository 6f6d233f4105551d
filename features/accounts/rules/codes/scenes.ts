/** What a code by SMS is for; one asked for one purpose is worth nothing for another. */
export const scenes = ['login', 'register', 'reset', 'bind', 'change', 'stepUp', 'device', 'staff'] as const
export type Scene = (typeof scenes)[number]
