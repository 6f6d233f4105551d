// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const wechatIcon = 'M232 187a80 80 0 0 0-62-114 80 80 0 1 0-146 66l-7 24a16 16 0 0 0 20 20l24-7a79 79 0 0 0 25 7 80 80 0 0 0 109 41l24 7a16 16 0 0 0 20-20Zm-100-35a12 12 0 1 1 12-12 12 12 0 0 1-12 12m-52 0 1 14-15-6h-6l-28 8 8-28v-6a64 64 0 0 1 112-62 80 80 0 0 0-72 80m108 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12'
