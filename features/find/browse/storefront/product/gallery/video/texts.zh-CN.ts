export const zhCN = {
  video: (name: string, length: string) => `${name}的视频，时长 ${length}`,
  show: (length: string) => `查看商品视频，时长 ${length}`,
  cannotPlay: '视频无法播放。',
  open: '单独打开',
}
