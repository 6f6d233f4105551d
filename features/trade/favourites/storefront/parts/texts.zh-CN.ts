export const zhCN = {
  save: '收藏',
  willTell: '好，到时告诉你',
  saved: '已收藏',
  unsaved: '已取消收藏',
  seeSaved: '查看收藏',
  follow: '关注',
  following: '已关注',
  followed: '已关注这家店铺',
  unfollowed: '已取消关注',
  seeFollowed: '查看关注',
  fans: (n: string, _count: number) => `${n} 人关注`,
}
