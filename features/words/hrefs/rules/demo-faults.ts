/** Where operators of a demo let the simulated services have faults. */
export const simulatorsHref = '/business/simulators'
