export const zhCN = {
  list: '正在上传的图片和视频',
  waiting: (name: string) => `“${name}”等待上传`,
  sending: (name: string) => `“${name}”正在上传`,
  retry: (name: string) => `重新上传“${name}”`,
  retryShort: '重试',
  remove: (name: string) => `取消发送“${name}”`,
  removeShort: '取消',
  failures: {
    kind: (_size: string) => '不支持这种文件，请选择图片（bmp、gif、jpg、png）或视频（mp4、mov、webm）',
    empty: (_size: string) => '这是空文件，请换一个',
    pictureSize: (size: string) => `图片有 ${size}，超过 5 MB，请压缩或换一张`,
    videoSize: (size: string) => `视频有 ${size}，超过 50 MB，请剪短或压缩后再发`,
    connection: (_size: string) => '没有传上去，请检查网络后重试',
  },
  unplayable: '这个视频无法播放，请转成 MP4（H.264）或 WebM 再发送',
  cannotPlay: '您的浏览器无法播放这个视频。',
  download: '下载观看',
}
