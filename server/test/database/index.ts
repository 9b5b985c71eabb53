export {
  type DatabaseContext,
  describeOnEachDatabase,
  describeOnEmbedded,
  describeOnPostgres,
  type TestPlace,
} from './describe-on-each-database';
