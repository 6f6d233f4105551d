export const zhCN = {
  label: '图片（选填）',
  hint: (max: number) =>
    `最多 ${max} 张，每张不超过 5 MB，支持 bmp、gif、jpg、png、webp。动图只保留第一帧，HEIC 请先截图。`,
  dropHint: '也可以拖到这里或直接粘贴。',
  add: '添加图片',
  dropHere: '松开即可添加',
  picture: (number: number) => `第 ${number} 张图片`,
  show: (name: string) => `查看${name}`,
  remove: (name: string) => `移除${name}`,
  retry: (name: string) => `重新上传${name}`,
  retryShort: '重试',
  waiting: (name: string) => `${name}等待上传`,
  sending: (name: string) => `${name}正在上传`,
  failedShort: '未上传',
  arrived: (count: number, max: number) => `已上传 ${count} 张，最多 ${max} 张`,
  tooMany: (left: number, max: number) => `最多上传 ${max} 张，其余 ${left} 张没有添加`,
  failures: {
    extension: (number: number, name: string, _size: string) =>
      `第 ${number} 张“${name}”的格式不支持，请使用 bmp、gif、jpg、png 或 webp`,
    size: (number: number, name: string, size: string) =>
      `第 ${number} 张“${name}”（${size}）超过 5 MB，请压缩或换一张`,
    empty: (number: number, name: string, _size: string) => `第 ${number} 张“${name}”是空文件，请换一张`,
    connection: (number: number, name: string, _size: string) =>
      `第 ${number} 张“${name}”没有传上去，请检查网络后重试`,
  },
  said: (number: number, sentence: string) => `第 ${number} 张：${sentence}`,
  pictures: '图片',
  of: (number: number, count: number) => `第 ${number} 张，共 ${count} 张`,
  previous: '上一张',
  next: '下一张',
  close: '关闭',
  lost: '图片没有加载出来',
}
