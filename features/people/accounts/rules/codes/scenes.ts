/** The purposes of a code by SMS; a code for one purpose is refused for another. */
const scenes = [
  'login',
  'register',
  'reset',
  'bind',
  'change',
  'stepUp',
  'device',
  'staff',
  'invitation',
] as const
export type Scene = (typeof scenes)[number]
