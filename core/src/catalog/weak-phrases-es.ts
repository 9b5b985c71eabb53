/**
 * phrase ; how it goes on (noun, infinitive, gerund, clause) ; own or shared ; verbs that may stand in its place.
 * The heading is the tense of the phrase. After a shared action only verbs of taking part are true.
 */
export const spanishWeakPhrases = `
[untensed]
Responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Responsable del área de ; noun ; own ; manage, coordinate
Responsable principal de ; noun, infinitive ; own ; manage, coordinate, direct
Corresponsable de ; noun, infinitive ; shared ; collaborate, take-part
Responsabilidad sobre ; noun ; own ; manage, supervise
Responsabilidades en ; noun ; own ; manage, carry-out
Con responsabilidad sobre ; noun ; own ; manage, supervise
Con responsabilidad en ; noun ; own ; manage, carry-out
Encargado de ; noun, infinitive ; own ; manage, carry-out, handle
Encargada de ; noun, infinitive ; own ; manage, carry-out, handle
Al cargo de ; noun ; own ; manage, handle
A cargo de ; noun, infinitive ; own ; manage, handle
Al frente de ; noun ; own ; manage, direct, head
Al cuidado de ; noun ; own ; care, assist
Al mando de ; noun ; own ; direct, head
Bajo mi responsabilidad ; noun ; own ; manage
Bajo mi cargo ; noun ; own ; manage
Funciones de ; noun, infinitive ; own ; carry-out, undertake, perform-duties
Tareas de ; noun, infinitive ; own ; carry-out, undertake
Labores de ; noun, infinitive ; own ; carry-out, undertake
Trabajos de ; noun ; own ; carry-out, undertake
Actividades de ; noun ; own ; carry-out, undertake
Realización de tareas de ; noun, infinitive ; own ; carry-out, undertake
Realización de funciones de ; noun, infinitive ; own ; carry-out, perform-duties
Realización de labores de ; noun, infinitive ; own ; carry-out, undertake
Realización de ; noun ; own ; undertake, carry-out
Desempeño de tareas de ; noun, infinitive ; own ; carry-out, perform-duties
Desempeño de funciones de ; noun, infinitive ; own ; carry-out, perform-duties
Ejecución de tareas de ; noun, infinitive ; own ; carry-out, execute
Apoyo en ; noun, infinitive ; shared ; collaborate, support
Apoyo a ; noun ; shared ; support, assist
Apoyo al departamento de ; noun ; shared ; support, assist
Apoyo en tareas de ; noun, infinitive ; shared ; collaborate, support
Dando apoyo en ; noun, infinitive ; shared ; collaborate, support
Dando soporte a ; noun ; shared ; support, assist
Ayuda en ; noun, infinitive ; shared ; collaborate, support
Ayuda a ; infinitive ; shared ; contribute, support
Ayudante en ; noun ; shared ; support, collaborate
Ayudante de ; noun ; shared ; support, assist
Asistencia en ; noun ; shared ; support, assist
Asistente en ; noun ; shared ; support, assist
Participación en ; noun ; shared ; collaborate, take-part, contribute
Participación activa en ; noun ; shared ; collaborate, take-part, contribute
Participante en ; noun ; shared ; take-part, collaborate
Colaboración en tareas de ; noun, infinitive ; shared ; collaborate, support
Miembro del equipo de ; noun ; shared ; collaborate, contribute
Miembro del equipo encargado de ; noun, infinitive ; shared ; collaborate, contribute
Integrante del equipo de ; noun ; shared ; collaborate, contribute
Parte del equipo de ; noun ; shared ; collaborate, contribute
Formando parte del equipo de ; noun ; shared ; collaborate, contribute
Trabajo en ; noun ; shared ; contribute
Trabajando en ; noun, infinitive ; shared ; collaborate, contribute
Uso de ; noun ; own ; use, apply
Manejo de ; noun ; own ; handle, use
Involucrado en ; noun ; shared ; take-part, collaborate
Involucrada en ; noun ; shared ; take-part, collaborate
Implicado en ; noun ; shared ; take-part, collaborate
Implicada en ; noun ; shared ; take-part, collaborate
Dedicado a ; noun, infinitive ; own ; carry-out, undertake
Dedicada a ; noun, infinitive ; own ; carry-out, undertake
Trato con ; noun ; own ; serve, liaise
Trato directo con ; noun ; own ; serve, liaise
Contacto con ; noun ; own ; liaise, serve
Interlocución con ; noun ; own ; liaise
Mis funciones ; noun, infinitive ; own ; carry-out, perform-duties
Mis tareas ; noun, infinitive ; own ; carry-out, undertake
Entre mis funciones ; noun, infinitive ; own ; carry-out, perform-duties
Entre otras funciones ; noun, infinitive ; own ; carry-out, perform-duties
[present]
Trabajo junto a ; noun ; shared ; collaborate-with
Trabajo codo con codo con ; noun ; shared ; collaborate-with
Soy responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Soy el responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Soy la responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Soy la persona encargada de ; noun, infinitive ; own ; manage, handle
Soy el encargado de ; noun, infinitive ; own ; manage, handle
Soy la encargada de ; noun, infinitive ; own ; manage, handle
Me encargo de ; noun, infinitive ; own ; manage, carry-out, handle
Me ocupo de ; noun, infinitive ; own ; manage, handle, serve
Me dedico a ; noun, infinitive ; own ; carry-out, undertake
Estoy a cargo de ; noun, infinitive ; own ; manage, handle
Estoy al frente de ; noun ; own ; manage, direct
Llevo la gestión de ; noun ; own ; manage
Me aseguro de que ; clause ; own ; ensure
Llevo a cabo tareas de ; noun, infinitive ; own ; carry-out
Realizo tareas de ; noun, infinitive ; own ; carry-out, undertake
Realizo funciones de ; noun, infinitive ; own ; carry-out, perform-duties
Hago tareas de ; noun, infinitive ; own ; carry-out, undertake
Desempeño funciones de ; noun, infinitive ; own ; perform-duties, carry-out
Participo en ; noun ; shared ; collaborate, take-part
Ayudo a ; infinitive ; shared ; contribute, support
Ayudo en ; noun, infinitive ; shared ; collaborate, support
Apoyo al equipo en ; noun, infinitive ; shared ; collaborate, support
Doy apoyo a ; noun ; shared ; support, assist
Doy soporte a ; noun ; shared ; support, assist
Formo parte de ; noun ; shared ; collaborate, contribute
Mis funciones son ; noun, infinitive ; own ; carry-out, perform-duties
Mis tareas son ; noun, infinitive ; own ; carry-out, undertake
Mi trabajo consiste en ; noun, infinitive ; own ; carry-out, undertake
Mis responsabilidades incluyen ; noun, infinitive ; own ; manage, carry-out
Mis funciones incluyen ; noun, infinitive ; own ; carry-out, perform-duties
[past]
Trabajé junto a ; noun ; shared ; collaborate-with
Trabajé codo con codo con ; noun ; shared ; collaborate-with
Trabajé de la mano de ; noun ; shared ; collaborate-with
Fui responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Fui el responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Fui la responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Era responsable de ; noun, infinitive ; own ; manage, coordinate, supervise
Era el encargado de ; noun, infinitive ; own ; manage, handle
Era la encargada de ; noun, infinitive ; own ; manage, handle
Fui el encargado de ; noun, infinitive ; own ; manage, handle
Fui la encargada de ; noun, infinitive ; own ; manage, handle
Era la persona encargada de ; noun, infinitive ; own ; manage, handle
Me encargaba de ; noun, infinitive ; own ; manage, carry-out, handle
Me encargué de ; noun, infinitive ; own ; manage, carry-out, handle
Me ocupaba de ; noun, infinitive ; own ; manage, handle, serve
Me ocupé de ; noun, infinitive ; own ; manage, handle, serve
Me dedicaba a ; noun, infinitive ; own ; carry-out, undertake
Me dediqué a ; noun, infinitive ; own ; carry-out, undertake
Me tocaba ; infinitive ; own ; carry-out
Me tocó ; infinitive ; own ; carry-out
Tenía que ; infinitive ; own ; carry-out
Tuve que ; infinitive ; own ; carry-out
Debía ; infinitive ; own ; carry-out
Solía ; infinitive ; own ; carry-out
Tenía a mi cargo ; noun ; own ; manage, supervise
Tuve a mi cargo ; noun ; own ; manage, supervise
Tenía bajo mi responsabilidad ; noun ; own ; manage, supervise
Estuve a cargo de ; noun, infinitive ; own ; manage, handle
Estaba a cargo de ; noun, infinitive ; own ; manage, handle
Estuve al frente de ; noun ; own ; manage, direct
Estuve encargado de ; noun, infinitive ; own ; manage, handle
Estuve encargada de ; noun, infinitive ; own ; manage, handle
Hacía tareas de ; noun, infinitive ; own ; carry-out, undertake
Hice labores de ; noun, infinitive ; own ; carry-out, undertake
Realizaba tareas de ; noun, infinitive ; own ; carry-out, undertake
Realicé tareas de ; noun, infinitive ; own ; carry-out, undertake
Realicé funciones de ; noun, infinitive ; own ; carry-out, perform-duties
Realizaba labores de ; noun, infinitive ; own ; carry-out, undertake
Desempeñé funciones de ; noun, infinitive ; own ; perform-duties, carry-out
Desempeñaba tareas de ; noun, infinitive ; own ; perform-duties, carry-out
Desarrollé tareas de ; noun, infinitive ; own ; carry-out, undertake
Desarrollé funciones de ; noun, infinitive ; own ; carry-out, perform-duties
Llevaba la gestión de ; noun ; own ; manage
Llevé la gestión de ; noun ; own ; manage
Me aseguré de que ; clause ; own ; ensure
Me aseguraba de que ; clause ; own ; ensure
Procedí a ; noun, infinitive ; own ; carry-out
Participé en ; noun ; shared ; collaborate, take-part, contribute
Participaba en ; noun ; shared ; collaborate, take-part, contribute
Participé activamente en ; noun ; shared ; collaborate, contribute
Participé de ; noun ; shared ; take-part, contribute
Tomé parte en ; noun ; shared ; take-part, collaborate
Formé parte de ; noun ; shared ; collaborate, contribute
Formé parte del equipo de ; noun ; shared ; collaborate, contribute
Estuve involucrado en ; noun ; shared ; take-part, collaborate
Estuve involucrada en ; noun ; shared ; take-part, collaborate
Estuve implicado en ; noun ; shared ; take-part, collaborate
Estuve implicada en ; noun ; shared ; take-part, collaborate
Estuve ; gerund ; own ; carry-out
Estuve trabajando en ; noun, infinitive ; shared ; collaborate, contribute
Trabajé en ; noun ; shared ; contribute, collaborate
Trabajaba en ; noun ; shared ; contribute, collaborate
Ayudé a ; infinitive ; shared ; contribute, support
Ayudaba a ; infinitive ; shared ; contribute, support
Ayudé en ; noun, infinitive ; shared ; collaborate, support
Ayudaba en ; noun, infinitive ; shared ; collaborate, support
Ayudé con ; noun ; shared ; support, collaborate
Eché una mano en ; noun ; shared ; support, collaborate
Apoyé en ; noun, infinitive ; shared ; collaborate, support
Di apoyo a ; noun ; shared ; support, assist
Daba apoyo a ; noun ; shared ; support, assist
Di soporte a ; noun ; shared ; support, assist
Daba soporte a ; noun ; shared ; support, assist
Serví de apoyo en ; noun ; shared ; support, collaborate
Me involucré en ; noun ; shared ; take-part, collaborate
Me familiaricé con ; noun ; own ; learn
Aprendí sobre ; noun ; own ; learn
Estuve expuesto a ; noun ; shared ; gain
Estuve expuesta a ; noun ; shared ; gain
Se me encargó ; noun, infinitive ; own ; manage, carry-out
Se me asignó ; noun, infinitive ; own ; manage, carry-out
Me asignaron ; noun, infinitive ; own ; manage, carry-out
Mis funciones eran ; noun, infinitive ; own ; carry-out, perform-duties
Mis funciones consistían en ; noun, infinitive ; own ; carry-out, perform-duties
Mis funciones incluían ; noun, infinitive ; own ; carry-out, perform-duties
Mis tareas eran ; noun, infinitive ; own ; carry-out, undertake
Mis tareas consistían en ; noun, infinitive ; own ; carry-out, undertake
Mis responsabilidades eran ; noun, infinitive ; own ; manage, carry-out
Mis responsabilidades incluían ; noun, infinitive ; own ; manage, carry-out
Mi trabajo consistía en ; noun, infinitive ; own ; carry-out, undertake
Mi trabajo era ; noun, infinitive ; own ; carry-out, undertake
Mi labor consistía en ; noun, infinitive ; own ; carry-out, undertake
Mi función era ; noun, infinitive ; own ; carry-out, perform-duties
Mi rol era ; noun, infinitive ; own ; carry-out, perform-duties
Entre mis funciones estaban ; noun, infinitive ; own ; carry-out, perform-duties
Entre mis tareas destacaban ; noun, infinitive ; own ; carry-out, undertake
Tenía como función ; noun, infinitive ; own ; carry-out, perform-duties
Tenía trato con ; noun ; own ; serve, liaise
Tenía contacto con ; noun ; own ; liaise, serve
`;
