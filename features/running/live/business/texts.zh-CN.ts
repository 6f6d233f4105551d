export const zhCN = {
  editing: (names: string, _count: number) => `${names}也在修改，还没有保存`,
  otherTab: '你在另一个窗口里也在修改，还没有保存',
  newer: '刚刚有人保存了新的版本',
  merge: '查看并合并',
  notLoaded: '没有取到新的版本，请再试一次',
}
