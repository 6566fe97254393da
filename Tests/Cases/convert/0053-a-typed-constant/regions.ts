export interface Region { readonly id: string; readonly name: string; readonly children?: readonly Region[]; }

export const regions: readonly Region[] = [
  {"id": "44", "name": "广东", "children": [{"id": "4401", "name": "广州"}]},
] as const;
