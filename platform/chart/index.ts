export { DashedLine, LineKey, NowArea } from './series.tsx'
export { TimeChart } from './time-chart.tsx'
export { pointOf, ToldBox, type GivenByChart } from './told-box.tsx'
