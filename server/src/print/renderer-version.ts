/**
 * Which renderer made a paper's bytes; kept with them. It is raised with every change that lets the same paper look different, so that it can be
 * told what an older print was made by. Stored prints are never made again.
 */
export const rendererVersion = '1';
