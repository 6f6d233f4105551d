export const zhCN = {
  holiday: (from: string, until: string, sends: string) => `店铺 ${from}至 ${until}放假，${sends}起发货`,
}
