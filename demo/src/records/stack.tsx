import styled from '@emotion/styled';

/** The cards of a page, one under the other, below its head. */
export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, marginTop: 14 });
