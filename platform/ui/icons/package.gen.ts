// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const packageIcon = 'm224 66-88-48a16 16 0 0 0-16 0L32 66a16 16 0 0 0-8 14v96a16 16 0 0 0 8 14l88 48a16 16 0 0 0 16 0l88-48a16 16 0 0 0 8-14V80a16 16 0 0 0-8-14m-96-34 80 44-29 16-81-44Zm0 88L48 76l34-19 80 44ZM40 90l80 44v86l-80-44Zm176 86-80 44v-86l32-18v36a8 8 0 0 0 16 0v-44l32-18z'
