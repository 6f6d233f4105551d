export { modeTexts } from './mode/mode-texts.ts'
export { goesOn, secondsLeft, type Mode } from './mode/mode.ts'
export { readRates } from './mode/read-rates.ts'
export { stops } from './switches.ts'
