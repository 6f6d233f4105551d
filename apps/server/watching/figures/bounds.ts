/** Upper bounds of durations in seconds: few, since each is a line of every series. */
export const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
export const secondsOfStatements = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]
export const secondsOfGateways = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
