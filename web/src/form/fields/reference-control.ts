import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { ComponentType } from 'react';
import type { FieldProps } from './field-cell.tsx';

/** The control of a reference, given by it: it opens forms that hold such controls. */
export type ReferenceControl = ComponentType<FieldProps<Entity['fields']>>;
