export { modeTexts } from './mode/mode-texts.ts'
export { secondsLeft, type Mode } from './mode/mode.ts'
export { stops } from './switches.ts'
